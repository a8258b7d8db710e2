export interface Failure {
  check: string;
  message: string;
}

/** What one engine showed. */
export interface EngineResult {
  engine: string;
  pages: number;
  journeys: number;
  failures: readonly Failure[];
  seconds: number;
}

/** The figures as they stand in docs/benchmarks.md. */
export function markdown(results: readonly EngineResult[], skipped: readonly string[]): string {
  const rows = results.map(
    ({ engine, pages, journeys, failures, seconds }) =>
      `| ${engine} | ${pages} | ${journeys} | ${failures.length} | ${seconds.toFixed(1)} |`,
  );
  return [
    '## Engines',
    '',
    '`npm run test:engines`: every page opens, runs, shows its live prices and complains of nothing; then the main journeys.',
    '',
    '| engine | pages | journeys | failed | seconds |',
    '| --- | --: | --: | --: | --: |',
    ...rows,
    ...skipped.map((sentence) => `\n${sentence}`),
    '',
  ].join('\n');
}

/** A pass needs an engine that ran, and none that found anything. */
export function hasPassed(results: readonly EngineResult[]): boolean {
  return results.length > 0 && results.every(({ failures }) => failures.length === 0);
}
