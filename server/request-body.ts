import type { IncomingHttpHeaders } from 'node:http';
import { textAnswer, type Answer } from './answer.ts';
import type { Site } from './site.ts';

/** No page takes a form, so a larger body is a mistake or an attack; this one costs nothing. */
const largestBody = 64 * 1024;

/** The answer to a body that is not even thrown away, if a request announces one. */
export function bodyRefusal(site: Site, headers: IncomingHttpHeaders): Answer | undefined {
  if (headers['transfer-encoding'] !== undefined) {
    return textAnswer(site, 411, 'This address takes no text without an end.');
  }
  return Number(headers['content-length'] ?? 0) > largestBody
    ? textAnswer(site, 413, 'This request is too large.')
    : undefined;
}
