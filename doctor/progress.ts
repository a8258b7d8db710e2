import type { WriteStream } from 'node:tty';

/** A line that says how far it is, and is gone afterwards. */
export interface Progress {
  show: (text: string) => void;
  clear: () => void;
}

/** Only people at a terminal see it; logs and pipes stay clean. */
export function progressOn(stream: Pick<WriteStream, 'isTTY' | 'write'>): Progress {
  const write = (text: string) => {
    if (stream.isTTY) stream.write(`\r\u001B[K${text}`);
  };
  return { show: write, clear: () => write('') };
}
