import { isMain } from '../cli/is-main.ts';
import { UserError } from '../cli/user-error.ts';
import { audit, CouldNotLook } from './audit.ts';
import type { Check } from './finding.ts';
import { readOptions, usage } from './options.ts';
import type { Options } from './options.ts';
import { progressOn } from './progress.ts';
import { countsOf, jsonFailure, jsonOf, painter, tableOf } from './report.ts';

const exitCodes = { fine: 0, problems: 1, couldNotLook: 2 } as const;

/** The command behind `npm run doctor`. Gives the exit code. */
async function examine(options: Options): Promise<number> {
  const checks = await look(options).catch((error: unknown) => {
    if (!(error instanceof CouldNotLook)) throw error;
    // What machines read stays JSON in every case.
    if (options.json) console.log(jsonFailure(subjectOf(options), error.message));
    else console.error(error.message);
  });
  if (!checks) return exitCodes.couldNotLook;
  const coloured = process.stdout.isTTY && !process.env['NO_COLOR'];
  console.log(
    options.json
      ? jsonOf(subjectOf(options), checks)
      : tableOf(subjectOf(options), checks, painter(coloured)),
  );
  return countsOf(checks).problem > 0 ? exitCodes.problems : exitCodes.fine;
}

async function look(options: Options): Promise<Check[]> {
  const progress = progressOn(process.stderr);
  progress.show('Asking the portal …');
  try {
    return await audit({
      ...options,
      onProgress: (done, total) => progress.show(`Asking the portal … ${done} of ${total}`),
    });
  } finally {
    progress.clear();
  }
}

function subjectOf({ portal, origin }: Options): { portal: string; origin: string } {
  return { portal, origin };
}

async function run(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options !== 'help') return examine(options);
  console.log(usage);
  return exitCodes.fine;
}

if (isMain(import.meta.url)) {
  process.exitCode = await run().catch((error: unknown) => {
    console.error(error instanceof UserError ? error.message : error);
    return exitCodes.couldNotLook;
  });
}
