import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder, defaultLanguage } from './content-file.ts';
import type { FieldPath, Problem } from './problem.ts';
import type { Content } from './read-content.ts';
import { parseYaml } from './yaml-file.ts';

/** Harmless default values, which make sure that nobody is called or written to by mistake. */
const placeholders: readonly { pattern: RegExp; message: string }[] = [
  {
    pattern: /^\+880 0000-000000$/,
    message: 'this phone number never rings; replace it with yours',
  },
  {
    pattern: /\.example(?![\w.-])/,
    message: 'this address is a placeholder; replace it with yours',
  },
  {
    pattern: /\b(?:House|Road) 0\b/,
    message: 'this address does not exist; replace it with yours',
  },
];

function textsIn(value: unknown, field: FieldPath = []): { field: FieldPath; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, [...field, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * What has to be replaced or removed before the first release: placeholders in the company's facts, demo
 * layouts in the menu, and claims that only the operator can confirm. Texts may use .example addresses.
 */
export function leftovers(root: string, { claims }: Pick<Content, 'claims'>): Problem[] {
  return [
    ...placeholdersIn(root, 'site.yaml'),
    ...placeholdersIn(root, `${defaultLanguage}/words/company.yaml`),
    ...claims.map(({ file, text }) => ({
      file,
      field: 'confirm',
      message: `check this, then remove the line: ${text}`,
    })),
  ];
}

function placeholdersIn(root: string, name: string): Problem[] {
  const file = `${contentFolder}/${name}`;
  const { data, problemAt } = parseYaml(file, readFileSync(path.join(root, file), 'utf8'));
  const found = textsIn(data).flatMap(({ field, text }) =>
    placeholders
      .filter(({ pattern }) => pattern.test(text))
      .map(({ message }) => problemAt(field, message)),
  );
  const { showDemoPages } = data as { showDemoPages?: unknown };
  if (showDemoPages !== true) return found;
  const message = 'the menu still lists the demo layouts; write false';
  return [...found, problemAt(['showDemoPages'], message)];
}
