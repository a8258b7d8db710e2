import { configureGlobal } from 'fast-check';

/** How many random inputs each property is tested with; nightly.yml tries more. */
export const runs = Number(process.env['TEST_RUNS'] ?? 500);
configureGlobal({ numRuns: runs });

export * from 'fast-check';
