import type { Report } from './reporter.ts';

/** Listens for what nobody else has caught, for as long as the page lives. */
export function watchErrors(report: Report): void {
  window.addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    report('error', error ?? message, `${filename}:${lineno}:${colno}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    report('rejection', reason);
  });
  window.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      report(
        'policy',
        `${effectiveDirective} refused ${blockedURI}`,
        `${sourceFile}:${lineNumber}`,
      );
    },
  );
}
