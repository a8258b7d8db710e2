import type { Report } from './reporter.ts';

/** Reports uncaught errors, unhandled rejections and violations of the security policy. */
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
      // Violations by tags and widgets from other hosts are not ours to fix, and there may be many.
      if (new URL(sourceFile || '/', location.href).origin !== location.origin) return;
      report(
        'policy',
        `${effectiveDirective} refused ${blockedURI}`,
        `${sourceFile}:${lineNumber}`,
      );
    },
  );
}
