/**
 * An error that the person at the terminal can fix: a port in use, a bad setting, a missing build.
 * Only its message is printed, so it must be a complete sentence.
 */
export class UserError extends Error {
  override name = 'UserError';
}

/** Prints the error and exits with code 1. Only unexpected errors show a stack trace. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
