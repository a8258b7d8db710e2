import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFile } from '../../pipeline/prerender.ts';
import type { HostRules } from '../../release/host-rules.ts';
import { linkedFiles } from '../linked-files.ts';
import { Connection } from './connection.ts';

/** A request, with the response it must get every time. */
export interface RecordedRequest {
  name: string;
  text: string;
  status: number;
  etag: string;
  length: number;
}

const encodings = { br: 'br, gzip', gzip: 'gzip', identity: '' };

/** The text of a GET request. Headers with an empty value are left out. */
export function requestText(target: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ host: 'localhost', ...headers })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${target} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

function readSite(dist: string): { pages: string[]; notFoundPages: string[]; files: Set<string> } {
  const rules = JSON.parse(readFileSync(path.join(dist, 'rules.json'), 'utf8')) as HostRules;
  const { bases, pages } = rules;
  const files = pages.flatMap((page) =>
    linkedFiles(readFileSync(path.join(dist, 'site', pageFile(page)), 'utf8')),
  );
  const notFoundPages = bases.map((base) => `${base}/404`);
  return { pages, notFoundPages, files: new Set(files) };
}

/**
 * Sends every request once before the load, and records the response that it must get under load:
 * every page in three encodings and as a revalidation, every linked file, a redirect and 404s.
 */
export async function recordRequests(
  dist: string,
  port: number,
  except: readonly string[] = [],
): Promise<RecordedRequest[]> {
  const { pages, notFoundPages, files } = readSite(dist);
  const connection = await Connection.open(port);
  const requests: RecordedRequest[] = [];
  const record = async (target: string, headers: Record<string, string>, expected: number) => {
    const text = requestText(target, headers);
    const { status, etag, length } = await connection.send(text);
    const name = `${target} ${JSON.stringify(headers)}`;
    if (status !== expected) throw new Error(`${name} returns ${status} instead of ${expected}`);
    requests.push({ name, text, status, etag, length });
    return etag;
  };
  const skipped = new Set([...notFoundPages, ...except]);
  for (const page of pages.filter((address) => !skipped.has(address))) {
    for (const encoding of Object.values(encodings)) {
      const etag = await record(page, { 'accept-encoding': encoding }, 200);
      if (encoding !== encodings.br) continue;
      await record(page, { 'accept-encoding': encoding, 'if-none-match': etag }, 304);
    }
  }
  for (const file of files) await record(file, { 'accept-encoding': encodings.br }, 200);
  await record('/vps.php', {}, 301);
  for (const page of notFoundPages) await record(page, { 'accept-encoding': encodings.br }, 404);
  await record('/no/such/page', { 'accept-encoding': encodings.gzip }, 404);
  connection.close();
  return requests;
}
