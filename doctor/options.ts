import { readFlags } from '../cli/flags.ts';
import { readOrigin } from '../cli/settings.ts';
import { UserError } from '../cli/user-error.ts';
import { site } from '../src/content/site.ts';

export interface Options {
  /** The portal's origin. */
  portal: string;
  /** The origin that visitors' browsers ask from. */
  origin: string;
  json: boolean;
  /** How long one call may take. */
  timeoutSeconds: number;
}

export const usage = `Audits a live customer portal against the site's content. It only reads.

  npm run doctor -- --portal https://portal.example.com

  --portal ORIGIN    the portal to look at (PORTAL_URL, else portalUrl in src/content/site.ts)
  --origin ORIGIN    the site that asks it (url in src/content/site.ts)
  --timeout SECONDS  how long one call may take (10)
  --json             the findings for machines
  --help             this text

Exit code 0: nothing is wrong, 1: problems were found, 2: the portal could not be looked at.`;

const known = {
  portal: { type: 'string' },
  origin: { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const longestTimeout = 120;

/** Reads the command line; `help` where that is all that was asked for. */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options | 'help' {
  const flags = readFlags(args, known, 'npm run doctor');
  if (flags.help) return 'help';
  return {
    portal: readOrigin(
      // An empty variable counts as not set.
      flags.portal ?? (environment['PORTAL_URL'] || site.portalUrl),
      flags.portal === undefined ? 'PORTAL_URL' : '--portal',
    ),
    origin: readOrigin(flags.origin ?? site.url, '--origin'),
    json: flags.json === true,
    timeoutSeconds: readTimeout(flags.timeout),
  };
}

function readTimeout(value: string | undefined): number {
  if (value === undefined) return 10;
  const seconds = Number(value);
  if (!/^\d+(\.\d+)?$/.test(value) || seconds <= 0 || seconds > longestTimeout) {
    throw new UserError(
      `--timeout must be a number of seconds above 0 and at most ${longestTimeout}.`,
    );
  }
  return seconds;
}
