import type { IncomingMessage } from 'node:http';

const largestBody = 64 * 1024;

/** Reads a posted form; `undefined` means that it is larger than any form of the site. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The rest of a large body is still read, or the client would never see the answer to it.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
  }
  return size > largestBody
    ? undefined
    : new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
