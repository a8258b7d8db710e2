import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { schemaOf } from '../../../src/schema/files.ts';
import type { Language } from '../../../src/schema/language.ts';
import { translationSchema } from '../../../src/schema/language.ts';
import { splitClaims } from './claims.ts';
import { contentFolder, defaultLanguage, languageOf, originalOf } from './content-file.ts';
import { splitFrontMatter } from './front-matter.ts';
import type { Problem, Report } from './problem.ts';
import { wordsIn } from './marked-fields.ts';
import { wordsOfPage } from './page-file.ts';
import type { YamlFile } from './yaml-file.ts';
import { parseYaml } from './yaml-file.ts';

/** The letters of each language that is not written in Latin script. */
const scripts: Readonly<Record<string, RegExp>> = { bn: /\p{Script=Bengali}/u };

/** Three plain English words in a row. */
const strayEnglish = /\b[a-z]{2,}(?: [a-z]{2,}){2,}\b/;

/** Splits a translated file's data into its state (`translation`) and its text. */
export function splitTranslation(
  name: string,
  data: unknown,
): { data: unknown; translation: unknown } {
  const isTranslated =
    isTranslation(name) && typeof data === 'object' && data !== null && 'translation' in data;
  if (!isTranslated) return { data, translation: undefined };
  const { translation, ...words } = data;
  return { data: words, translation };
}

/** Whether a file is translated from the same file of the default language. */
export function isTranslation(name: string): boolean {
  const isOther = (languageOf(name) ?? defaultLanguage) !== defaultLanguage;
  // language.yaml describes the language itself.
  return isOther && !name.endsWith('/words/language.yaml');
}

/** Identifies a version of a file's words. Everything else may change without a new translation. */
export function sourceHash(name: string, content: unknown): string {
  const { data } = splitClaims(name, content);
  const schema = schemaOf(name);
  const words = name.endsWith('.md') ? data : schema ? wordsIn(schema, data) : wordsOfPage(data);
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);
}

/** The front matter and the body of a Markdown file, as data. */
export function markdownData(source: string): { head: unknown; body: string } {
  const { head = '', body = source } = splitFrontMatter(source);
  return { head: parseYaml('', head).data, body };
}

interface Sources {
  yaml: ReadonlyMap<string, YamlFile>;
  markdown: ReadonlyMap<string, string>;
}

/**
 * Translated files that are missing or still in English. Drafts need no translation.
 */
export function translationProblems(
  { yaml, markdown }: Sources,
  drafts: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  const names = [...yaml.keys(), ...markdown.keys()];
  const languages = new Set(names.flatMap((name) => languageOf(name) ?? []));
  languages.delete(defaultLanguage);
  const originals = names.filter(
    (name) => languageOf(name) === defaultLanguage && !drafts.has(name.slice(3)),
  );
  const known = new Set(names);
  for (const language of languages) {
    for (const original of originals) {
      const name = original.replace(defaultLanguage, language);
      if (!known.has(name)) problems.push(missingFile(name, original));
    }
  }
  for (const name of names.filter(isTranslation)) {
    const original = originalOf(name);
    const file = yaml.get(name);
    if (!known.has(original)) {
      const message = `there is no ${contentFolder}/${original} to translate; remove this file`;
      problems.push({ file: `${contentFolder}/${name}`, field: '', message });
    } else if (file) {
      const report: Report = (field, message) => problems.push(file.problemAt(field, message));
      checkYaml(name, file.data, namesOf(name, yaml), report);
    } else {
      const report: Report = (field, message) =>
        problems.push({ file: `${contentFolder}/${name}`, field: field.join('.'), message });
      checkMarkdown(name, markdown.get(name) ?? '', report);
    }
  }
  return problems;
}

function missingFile(name: string, original: string): Problem {
  const message = `this file is missing; translate ${contentFolder}/${original}`;
  return { file: `${contentFolder}/${name}`, field: '', message };
}

/** The names that may stay in Latin letters in a language. */
function namesOf(name: string, yaml: Sources['yaml']): ReadonlySet<string> {
  const file = yaml.get(`${languageOf(name)}/words/language.yaml`);
  return new Set((file?.data as Partial<Language> | undefined)?.names ?? []);
}

function checkYaml(
  name: string,
  content: unknown,
  names: ReadonlySet<string>,
  report: Report,
): void {
  const { data, translation } = splitTranslation(name, content);
  checkState(translation, report);
  const schema = schemaOf(name);
  const script = scripts[languageOf(name) ?? ''];
  if (!script) return;
  for (const { field, text } of schema ? wordsIn(schema, data) : wordsOfPage(data)) {
    if (isEnglish(text, script, names)) {
      report(
        field,
        'this is still in English; translate it, or add the name to names in language.yaml',
      );
    }
  }
}

function checkMarkdown(name: string, source: string, report: Report): void {
  const { head, body } = markdownData(source);
  const { translation } = splitTranslation(name, head);
  checkState(translation, report);
  const prose = body.replaceAll(/```[^]*?```|`[^`]*`|\]\([^)]*\)/g, ' ');
  const stray = strayEnglish.exec(prose);
  if (stray) report([], `'${stray[0]}' is still in English; translate it`);
}

function checkState(translation: unknown, report: Report): void {
  const result = v.safeParse(translationSchema, translation ?? {});
  for (const issue of result.issues ?? []) {
    const field = (issue.path ?? []).map(({ key }) => key as string | number);
    report(['translation', ...field], issue.message);
  }
}

/** Whether a text is in English, or contains a piece of English. */
function isEnglish(text: string, script: RegExp, names: ReadonlySet<string>): boolean {
  // Placeholders, addresses and the targets of links are not words.
  const plain = text.replaceAll(/\{\w+\}|\]\([^)]*\)|`[^`]*`|\S*[@./]\S*/g, ' ');
  if (script.test(text)) return strayEnglish.test(plain);
  const words = plain.match(/[A-Za-z][\w-]*/g) ?? [];
  return words.some((word) => !names.has(word));
}
