import { readFlags } from '../cli/flags.ts';
import { readOrigin, readPortalUrl } from '../cli/settings.ts';
import { UserError } from '../cli/user-error.ts';
import { site } from '../../src/site/site.ts';

export interface Options {
  /** The portal's address: an origin, or a folder of one. */
  portal: string;
  /** The site's origin, sent with every call as a browser does. */
  origin: string;
  json: boolean;
  /** Print the report only if there is a problem or a warning. */
  quiet: boolean;
  /** The limit for each request. */
  timeoutSeconds: number;
}

export const usage = `Checks a live customer portal against the site's content. Read-only.

  npm run doctor -- --portal https://portal.example.com
  node dist/doctor.js --quiet      the same from a build, without the checkout

  --portal ADDRESS   the portal to check (default: PORTAL_URL, or portalUrl in content/site.yaml)
  --origin ORIGIN    the site that calls it (default: url in content/site.yaml)
  --timeout SECONDS  the limit for each request (default: 10)
  --json             print the report as JSON
  --quiet            print the report only if there is a problem or a warning
  --help             show this help

Exit codes: 0 no problems, 1 problems found, 2 portal unreachable or invalid option.`;

const knownFlags = {
  portal: { type: 'string' },
  origin: { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'boolean' },
  quiet: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The build bundles the doctor into one JavaScript file. */
const command = import.meta.url.endsWith('.js') ? 'node doctor.js' : 'npm run doctor';

const defaultTimeout = 10;
const maxTimeout = 120;

export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options | 'help' {
  const flags = readFlags(args, knownFlags, command);
  if (flags.help) return 'help';
  return {
    portal: readPortalUrl(
      // An empty variable counts as not set.
      flags.portal ?? (environment['PORTAL_URL'] || site.portalUrl),
      flags.portal === undefined ? 'PORTAL_URL' : '--portal',
    ),
    origin: readOrigin(flags.origin ?? site.url, '--origin'),
    json: flags.json === true,
    quiet: flags.quiet === true,
    timeoutSeconds: readTimeout(flags.timeout),
  };
}

function readTimeout(value: string | undefined): number {
  if (value === undefined) return defaultTimeout;
  const seconds = Number(value);
  if (!/^\d+(\.\d+)?$/.test(value) || seconds <= 0 || seconds > maxTimeout) {
    throw new UserError(
      `--timeout must be above 0 and at most ${maxTimeout} seconds, e.g. 30 (got "${value}").`,
    );
  }
  return seconds;
}
