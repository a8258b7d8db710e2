import * as v from 'valibot';
import type { MarkdownContext } from './context.ts';
import { fillFacts } from './facts.ts';

type Report = MarkdownContext['report'];

const pattern = /^---\n(?<head>[^]*?)\n---\n(?<body>[^]*)$/;

/** As in YAML, quotes around a value are not part of it. */
function unquote(value: string): string {
  return /^(?<quote>['"])(?<text>.*)\k<quote>$/.exec(value)?.groups?.['text'] ?? value;
}

/** Splits a file into the `name: value` lines of its front matter and the body after them. */
function splitFile(source: string, report: Report) {
  const { head, body } = pattern.exec(source.replaceAll('\r\n', '\n'))?.groups ?? {};
  if (head === undefined || body === undefined) {
    report('front matter', "start the file with '---', lines such as 'title: …', and '---'");
    return { fields: {}, body: source };
  }
  const fields: Record<string, string> = {};
  for (const line of head.split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim();
    if (colon < 1) report(`front matter, '${line}'`, "write 'name: value'");
    else if (name in fields) report(name, 'this field appears twice; keep one');
    else fields[name] = unquote(line.slice(colon + 1).trim());
  }
  return { fields, body };
}

/** The checked front matter of a file (undefined if it has problems) and the body after it. */
export function readFrontMatter<Schema extends v.GenericSchema<unknown, Record<string, unknown>>>(
  schema: Schema,
  source: string,
  report: Report,
): { head: v.InferOutput<Schema> | undefined; body: string } {
  const { fields, body } = splitFile(source, report);
  const filled = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, fillFacts(value, { report })]),
  );
  const result = v.safeParse(schema, filled);
  for (const issue of result.issues ?? []) {
    report(v.getDotPath(issue) ?? 'front matter', issue.message);
  }
  return { head: result.success ? result.output : undefined, body };
}
