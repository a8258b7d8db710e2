import * as v from 'valibot';
import { fillFactsInText } from './text-facts.ts';
import type { FactContext } from './text-facts.ts';
import { parseYaml } from './yaml-file.ts';

const pattern = /^---\n(?<head>[^]*?)\n---\n(?<body>[^]*)$/;

/** The YAML between the `---` lines of a file, if it has them, and the body after them. */
export function splitFrontMatter(source: string): {
  head?: string | undefined;
  body?: string | undefined;
} {
  return pattern.exec(source.replaceAll('\r\n', '\n'))?.groups ?? {};
}

/** Splits a file and parses its front matter. */
function splitFile(source: string, { report }: FactContext) {
  const { head, body } = splitFrontMatter(source);
  if (head === undefined || body === undefined) {
    report('front matter', "start the file with '---', lines such as 'title: …', and '---'");
    return { fields: undefined, body: source };
  }
  const { data, problems } = parseYaml('', head);
  for (const { message } of problems) report('front matter', message);
  const isReadable = problems.length === 0 && typeof data === 'object' && data !== null;
  return { fields: isReadable ? data : undefined, body };
}

/** The checked front matter of a file (undefined if it has problems) and the body after it. */
export function readFrontMatter<Schema extends v.GenericSchema<unknown, Record<string, unknown>>>(
  schema: Schema,
  source: string,
  context: FactContext,
): { head: v.InferOutput<Schema> | undefined; body: string } {
  const { fields, body } = splitFile(source, context);
  // The schema would only report every field as missing.
  if (!fields) return { head: undefined, body };
  const own = Object.entries(fields).filter(([name]) => name !== 'translation');
  const filled = Object.fromEntries(
    own.map(([name, value]) => [
      name,
      typeof value === 'string' ? fillFactsInText(value, context) : (value as unknown),
    ]),
  );
  const result = v.safeParse(schema, filled);
  for (const issue of result.issues ?? []) {
    context.report(v.getDotPath(issue) ?? 'front matter', issue.message);
  }
  return { head: result.success ? result.output : undefined, body };
}
