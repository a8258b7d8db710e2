import type { IncomingHttpHeaders } from 'node:http';
import { textResponse, type SiteResponse } from './handle-request.ts';
import type { Site } from './site.ts';

/** No page accepts a form, so a larger body is a mistake or an attack. Smaller ones are discarded. */
const maxBodyBytes = 64 * 1024;

/** The error response to a request whose body is not even worth reading and discarding. */
export function rejectBody(site: Site, headers: IncomingHttpHeaders): SiteResponse | undefined {
  if (headers['transfer-encoding'] !== undefined) {
    return textResponse(site, 411, 'The request needs a Content-Length.');
  }
  return Number(headers['content-length'] ?? 0) > maxBodyBytes
    ? textResponse(site, 413, 'The request body is too large.')
    : undefined;
}
