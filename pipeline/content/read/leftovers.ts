import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder, languageOf } from './content-file.ts';
import { valueOf } from './known-files.ts';
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
    pattern: /(?:House|Road|বাড়ি|রোড) [0০](?![\d০-৯])/,
    message: 'this address does not exist; replace it with yours',
  },
];

function textsIn(value: unknown, field: FieldPath = []): { field: FieldPath; text: string }[] {
  if (typeof value === 'string' || typeof value === 'number')
    return [{ field, text: String(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, [...field, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * What has to be replaced or removed before the first release: placeholders in the company's facts, values that the
 * content was shipped with, demo layouts in the menu, and claims that only the operator can confirm. Texts may use
 * .example addresses.
 */
export function leftovers(
  root: string,
  { files, claims }: Pick<Content, 'files' | 'claims'>,
): Problem[] {
  const { languages } = valueOf(files, 'site.yaml');
  const facts = ['site.yaml', ...languages.map((language) => `${language}/words/company.yaml`)];
  return [
    ...facts.flatMap((name) => placeholdersIn(root, name)),
    ...(files.has('defaults.yaml')
      ? Object.entries(valueOf(files, 'defaults.yaml'))
          .filter(([name]) =>
            languages.some((language) => (languageOf(name) ?? language) === language),
          )
          .flatMap(([name, values]) => shippedIn(root, name, values))
      : []),
    ...claims.map(({ file, text }) => ({
      file,
      field: 'confirm',
      message: `check this, then remove the line: ${text}`,
    })),
  ];
}

/** The values of a file that it was shipped with. A file that is gone has none. */
function shippedIn(root: string, name: string, values: readonly string[]): Problem[] {
  const file = `${contentFolder}/${name}`;
  const source = path.join(root, file);
  if (!existsSync(source)) return [];
  const text = readFileSync(source, 'utf8');
  const message = (value: string) =>
    `'${value}' came with the software; write your own, or remove it from ${contentFolder}/defaults.yaml if it is true`;
  if (name.endsWith('.md')) {
    return text.split('\n').flatMap((line, index) => {
      const value = values.find((one) => line.includes(one));
      return value === undefined
        ? []
        : { file, line: index + 1, field: '', message: message(value) };
    });
  }
  const { data, problemAt } = parseYaml(file, text);
  return textsIn(data).flatMap(({ field, text: found }) =>
    values.includes(found) ? problemAt(field, message(found)) : [],
  );
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
