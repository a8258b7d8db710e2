import { site } from '../../src/site/site.ts';
import { readFlags } from '../cli/flags.ts';
import { isMain } from '../cli/is-main.ts';
import { readOrigin, readPortalUrl, type Environment } from '../cli/settings.ts';
import { UserError } from '../cli/user-error.ts';
import { audit, PortalUnreachable, type AuditOptions } from './audit.ts';
import { countFindings, formatJson, formatJsonError, formatTable } from './report.ts';

export interface Options extends AuditOptions {
  json: boolean;
  /** Print the report only if there is a problem or a warning. */
  quiet: boolean;
}

const usage = `Checks a live customer portal against the site's content. Read-only.

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

export function readOptions(args: readonly string[], environment: Environment): Options | 'help' {
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
    timeoutSeconds: readTimeout(flags.timeout ?? '10'),
  };
}

const maxTimeout = 120;

function readTimeout(value: string): number {
  const seconds = Number(value);
  if (/^\d+(\.\d+)?$/.test(value) && seconds > 0 && seconds <= maxTimeout) return seconds;
  throw new UserError(
    `--timeout must be above 0 and at most ${maxTimeout} seconds, e.g. 30 (got "${value}").`,
  );
}

const exitCodes = { ok: 0, problems: 1, notChecked: 2 } as const;

/** Checks the portal, prints the report and returns the exit code. */
export async function runDoctor(options: Options): Promise<number> {
  const { portal, origin, json, quiet } = options;
  const subject = { portal, origin };
  showProgress('Checking the portal …');
  try {
    const checks = await audit(options, (done, total) =>
      showProgress(`Checking the portal … ${done} of ${total}`),
    );
    showProgress('');
    const { problem, warning } = countFindings(checks);
    if (!quiet || problem > 0 || warning > 0) {
      console.log(json ? formatJson(subject, checks) : formatTable(subject, checks));
    }
    return problem > 0 ? exitCodes.problems : exitCodes.ok;
  } catch (error) {
    showProgress('');
    if (!(error instanceof PortalUnreachable)) throw error;
    if (json) console.log(formatJsonError(subject, error.message));
    else console.error(error.message);
    return exitCodes.notChecked;
  }
}

/** A status line on a terminal; writes nothing to logs and pipes. */
function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
}

async function run(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options !== 'help') return runDoctor(options);
  console.log(usage);
  return exitCodes.ok;
}

if (isMain(import.meta.url)) {
  process.exitCode = await run().catch((error: unknown) => {
    console.error(error instanceof UserError ? error.message : error);
    return exitCodes.notChecked;
  });
}
