/**
 * Runs `stop` once on Ctrl-C or SIGTERM and leaves with code 0. Repeats are ignored: npm passes
 * on the Ctrl-C that the terminal has already sent to everyone, so one key press arrives twice.
 */
export function stopOnSignal(stop: () => Promise<unknown>): void {
  let stopping = false;
  const stopOnce = (): void => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stopOnce);
  process.on('SIGTERM', stopOnce);
  // npm passes SIGTERM on to the shell between itself and us, which dies without a word to us.
  if (process.env['npm_lifecycle_event'] !== undefined) onParentGone(stopOnce);
}

function onParentGone(act: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) act();
  }, 100).unref();
}
