export interface Failure {
  check: string;
  message: string;
}

export interface EngineResult {
  engine: string;
  pages: number;
  journeys: number;
  failures: readonly Failure[];
  seconds: number;
}

/** The report, in the format of docs/benchmarks.md. */
export function formatReport(results: readonly EngineResult[], skipped: readonly string[]): string {
  const rows = results.map(
    ({ engine, pages, journeys, failures, seconds }) =>
      `| ${engine} | ${pages} | ${journeys} | ${failures.length} | ${seconds.toFixed(1)} |`,
  );
  return [
    '## Engines',
    '',
    '`npm run test:engines`: every page opens, hydrates, shows its live prices and reports no error; then the main journeys.',
    '',
    '| engine | pages | journeys | failed | seconds |',
    '| --- | --: | --: | --: | --: |',
    ...rows,
    ...skipped.map((note) => `\n${note}`),
    '',
  ].join('\n');
}

/** At least one engine ran, and none failed. */
export function hasPassed(results: readonly EngineResult[]): boolean {
  return results.length > 0 && results.every(({ failures }) => failures.length === 0);
}
