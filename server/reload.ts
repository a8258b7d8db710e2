import { realpathSync } from 'node:fs';

const checkMs = 1_000;

/**
 * Calls `reload` on SIGHUP, and when a symbolic link in the path leads to another folder. Runs one
 * call at a time; anything that happens during a call leads to one more.
 */
export function onNewRelease(dist: string, reload: () => Promise<void>): void {
  let running = false;
  let again = false;
  const start = async (): Promise<void> => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      again = false;
      await reload();
    }
    running = false;
  };
  process.on('SIGHUP', () => void start());

  let folder = realFolder(dist);
  setInterval(() => {
    const now = realFolder(dist);
    if (now === undefined || now === folder) return;
    folder = now;
    void start();
  }, checkMs).unref();
}

/** A link is missing for a moment while a deploy replaces it in two steps. */
function realFolder(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
