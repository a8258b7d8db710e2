import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostRules } from '../../release/host-rules.ts';
import { Connection } from './connection.ts';

/** A request of the mix, and what its answer must be each time. */
export interface Question {
  name: string;
  text: string;
  status: number;
  etag: string;
  length: number;
}

const encodings = { br: 'br, gzip', gzip: 'gzip', identity: '' };

/** The text of a request. */
export function requestText(target: string, fields: Record<string, string> = {}): string {
  const lines = Object.entries({ host: 'localhost', ...fields })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${target} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** The files that a page names in its HTML. */
export function filesOf(html: string): string[] {
  const named = [...html.matchAll(/(?:href|src)="(\/[^"#?]+\.[a-z0-9]{2,5})["#?]/g)];
  return [...new Set(named.map((match) => match[1] ?? ''))];
}

function everyTarget(dist: string): { pages: string[]; files: string[] } {
  const rules = JSON.parse(readFileSync(path.join(dist, 'rules.json'), 'utf8')) as HostRules;
  const files = new Set<string>();
  for (const page of rules.pages) {
    const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
    for (const name of filesOf(readFileSync(path.join(dist, 'site', file), 'utf8'))) {
      files.add(name);
    }
  }
  return { pages: [...rules.pages], files: [...files] };
}

/**
 * Every page in three encodings and as a question whether it has changed, every file that pages
 * name, an old address and one that does not exist. Asked once before the load, each one's answer
 * is what it must be under load.
 */
export async function collectQuestions(dist: string, port: number): Promise<Question[]> {
  const { pages, files } = everyTarget(dist);
  const connection = await Connection.open(port);
  const questions: Question[] = [];
  const learn = async (target: string, fields: Record<string, string>, statuses: number[]) => {
    const text = requestText(target, fields);
    const reply = await connection.ask(text);
    const name = `${target} ${JSON.stringify(fields)}`;
    if (!statuses.includes(reply.status)) throw new Error(`${name} answers ${reply.status}`);
    questions.push({ name, text, status: reply.status, etag: reply.etag, length: reply.length });
    return reply;
  };
  for (const page of pages) {
    for (const encoding of Object.values(encodings)) {
      const { etag } = await learn(page, { 'accept-encoding': encoding }, [200]);
      if (encoding !== encodings.br) continue;
      await learn(page, { 'accept-encoding': encoding, 'if-none-match': etag }, [304]);
    }
  }
  for (const file of files) await learn(file, { 'accept-encoding': encodings.br }, [200]);
  await learn('/vps.php', {}, [301]);
  await learn('/no/such/page', { 'accept-encoding': encodings.gzip }, [404]);
  connection.close();
  return questions;
}
