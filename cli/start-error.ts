/**
 * Something the person at the terminal can put right: a taken port, a bad setting, a missing
 * build. Its message is one whole sentence and all that is printed.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** Ends the process with code 1 after saying why; only an unexpected error shows its stack. */
export function failToStart(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
