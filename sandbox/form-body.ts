import type { IncomingMessage } from 'node:http';

const maxBodyBytes = 64 * 1024;

/** Reads a posted form; `undefined` means that it is too large. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Even a body that is too large is read to the end: only then does the client read the response.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBodyBytes) chunks.push(chunk);
  }
  return size > maxBodyBytes
    ? undefined
    : new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
