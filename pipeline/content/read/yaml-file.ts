import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { FieldPath, Problem } from './problem.ts';

/** A parsed YAML file. */
export interface YamlFile {
  /** From the project's folder: `content/site.yaml`. */
  file: string;
  /** Undefined if the file cannot be parsed. */
  data: unknown;
  problems: Problem[];
  /** A problem at the value with this path, or at the nearest value around it. */
  problemAt: (field: FieldPath, message: string) => Problem;
}

export function parseYaml(file: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems = document.errors.map(({ code, message, pos }): Problem => {
    const { line } = lines.linePos(pos[0]);
    return { file, line, field: '', message: explain(code, message) };
  });
  return {
    file,
    data: problems.length > 0 ? undefined : (document.toJS() as unknown),
    problems,
    problemAt: (field, message) => ({
      file,
      line: lineOf(document, lines, field),
      field: field.join('.'),
      message,
    }),
  };
}

function lineOf(document: Document, lines: LineCounter, field: FieldPath): number | undefined {
  for (let length = field.length; length > 0; length -= 1) {
    const node = document.getIn(field.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
}

/** The parser's own messages assume that the reader knows YAML's terms. */
function explain(code: string, message: string): string {
  switch (code) {
    case 'DUPLICATE_KEY':
      return 'this field appears twice; remove one of them';
    case 'TAB_AS_INDENT':
      return 'this line is indented with a tab; use spaces';
    case 'BAD_INDENT':
      return 'this line is not indented like the lines around it; align it with them';
    default:
      return `this is not valid YAML (${message}); put quotes around text that starts with { or [ or contains a colon`;
  }
}
