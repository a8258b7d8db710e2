import type { Report } from './reporter.ts';

/** The file name of the app's script, which changes with its code. */
const release = import.meta.url.split('/').at(-1) ?? '';

/**
 * Reports failures to the operator's endpoint, unless it is empty. The reporter is loaded on the
 * first failure, because most visits have none.
 */
export function reportTo(endpoint: string): Report {
  let loading: Promise<Report> | undefined;
  return (...failure) => {
    if (endpoint === '') return;
    loading ??= import('./reporter.ts').then(({ createReporter }) =>
      createReporter(endpoint, release),
    );
    // If even this fails, there is nowhere left to report it.
    loading.then((report) => report(...failure)).catch(() => {});
  };
}
