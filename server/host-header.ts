import type { IncomingMessage } from 'node:http';

/** A name or address with an optional port; the site is the same for every host. */
const validHost = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** What is wrong with the Host header, if anything: HTTP/1.1 requires exactly one, and a valid one. */
export function findHostProblem({
  headersDistinct,
  httpVersion,
}: IncomingMessage): string | undefined {
  const [host, ...rest] = headersDistinct['host'] ?? [];
  if (host === undefined) {
    return httpVersion === '1.1' ? 'The request needs a Host header.' : undefined;
  }
  if (rest.length > 0) return 'The request has more than one Host header.';
  return validHost.test(host) ? undefined : 'The Host header is invalid.';
}
