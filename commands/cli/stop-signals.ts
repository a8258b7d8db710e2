/**
 * Runs `stop` once on SIGINT (Ctrl-C) or SIGTERM, then exits with code 0. Repeated signals are
 * ignored: npm forwards the Ctrl-C that the terminal has already sent to every process.
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
  // npm sends SIGTERM to the shell between itself and this process; the shell dies without
  // passing it on.
  if (process.env['npm_lifecycle_event'] !== undefined) onParentExit(stopOnce);
}

function onParentExit(callback: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) callback();
  }, 100).unref();
}
