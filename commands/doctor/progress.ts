import type { WriteStream } from 'node:tty';

export interface Progress {
  show: (text: string) => void;
  clear: () => void;
}

/** A status line on a terminal; writes nothing to logs and pipes. */
export function createProgress(stream: Pick<WriteStream, 'isTTY' | 'write'>): Progress {
  const show = (text: string) => {
    if (stream.isTTY) stream.write(`\r\u001B[K${text}`);
  };
  return { show, clear: () => show('') };
}
