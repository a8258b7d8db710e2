import * as v from 'valibot';
import type { MarkdownContext } from './context.ts';
import { fillFacts } from './facts.ts';

const pattern = /^---\n(?<head>[^]*?)\n---\n(?<body>[^]*)$/;

/** A value as YAML would read it: quotes around it, which a colon in it asks for, are not part. */
function unquote(value: string): string {
  return /^(?<quote>['"])(?<words>.*)\k<quote>$/.exec(value)?.groups?.['words'] ?? value;
}

/** Parts a file into the `name: value` lines of its head and the text after them. */
function splitFile(source: string, { refuse }: MarkdownContext) {
  const { head, body } = pattern.exec(source.replaceAll('\r\n', '\n'))?.groups ?? {};
  if (head === undefined || body === undefined) {
    refuse('front matter', "start the file with '---', lines such as 'title: …', and '---'");
    return { fields: {}, body: source };
  }
  const fields: Record<string, string> = {};
  for (const line of head.split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim();
    if (colon < 1) refuse(`front matter, '${line}'`, "write 'name: value'");
    else if (name in fields) refuse(name, 'this field stands twice; keep one');
    else fields[name] = unquote(line.slice(colon + 1).trim());
  }
  return { fields, body };
}

/** The checked head of a file, and its text. The head is undefined where it has mistakes. */
export function readFrontMatter<Schema extends v.GenericSchema<unknown, Record<string, unknown>>>(
  schema: Schema,
  source: string,
  context: MarkdownContext,
): { head: v.InferOutput<Schema> | undefined; body: string } {
  const { fields, body } = splitFile(source, context);
  const filled = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, fillFacts(value, context)]),
  );
  const result = v.safeParse(schema, filled);
  for (const issue of result.issues ?? []) {
    context.refuse(v.getDotPath(issue) ?? 'front matter', issue.message);
  }
  return { head: result.success ? result.output : undefined, body };
}
