import { isMain } from '../cli/is-main.ts';
import { UserError } from '../cli/user-error.ts';
import { audit, PortalUnreachable } from './audit.ts';
import type { Check } from './finding.ts';
import { readOptions, usage } from './options.ts';
import type { Options } from './options.ts';
import { createProgress } from './progress.ts';
import { countFindings, formatJson, formatJsonError, formatTable, painter } from './report.ts';

const exitCodes = { ok: 0, problems: 1, notChecked: 2 } as const;

/** Checks the portal, prints the report and returns the exit code. */
export async function runDoctor(options: Options): Promise<number> {
  const { portal, origin, json, quiet } = options;
  const subject = { portal, origin };
  try {
    const checks = await auditWithProgress(options);
    const { problem, warning } = countFindings(checks);
    const coloured = process.stdout.isTTY && !process.env['NO_COLOR'];
    if (!quiet || problem > 0 || warning > 0) {
      console.log(
        json ? formatJson(subject, checks) : formatTable(subject, checks, painter(coloured)),
      );
    }
    return problem > 0 ? exitCodes.problems : exitCodes.ok;
  } catch (error) {
    if (!(error instanceof PortalUnreachable)) throw error;
    if (json) console.log(formatJsonError(subject, error.message));
    else console.error(error.message);
    return exitCodes.notChecked;
  }
}

async function auditWithProgress(options: Options): Promise<Check[]> {
  const progress = createProgress(process.stderr);
  progress.show('Checking the portal …');
  try {
    return await audit({
      ...options,
      onProgress: (done, total) => progress.show(`Checking the portal … ${done} of ${total}`),
    });
  } finally {
    progress.clear();
  }
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
