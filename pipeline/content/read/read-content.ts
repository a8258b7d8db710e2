import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import * as v from 'valibot';
import { schemaOf } from '../../../src/schema/files.ts';
import type { PageEntry } from '../../../src/schema/page.ts';
import { absentFacts } from './absent.ts';
import type { Facts } from './facts.ts';
import { fillFacts } from './facts.ts';
import { readArticles } from './articles.ts';
import { drawingFiles, listDrawings } from './drawing-names.ts';
import { joinFiles } from './join-files.ts';
import { claimsSchema, splitClaims } from './claims.ts';
import type { Claim } from './claims.ts';
import {
  contentFolder,
  defaultLanguage,
  isPageFile,
  languageOf,
  originalOf,
} from './content-file.ts';
import type { ContentFile, ContentFiles } from './content-file.ts';
import type { FieldPath, Problem } from './problem.ts';
import { examplePages, showExamples } from './examples.ts';
import { listPages } from './list-pages.ts';
import { readPage } from './page-file.ts';
import { readWords } from './words-file.ts';
import { checkAcrossFiles } from './checks/across-files.ts';
import { checkReferences } from './checks/references.ts';
import { readFacts } from './read-facts.ts';
import { isTranslation, splitTranslation, translationProblems } from './translation.ts';
import type { YamlFile } from './yaml-file.ts';
import { parseYaml } from './yaml-file.ts';

export interface Content {
  files: ContentFiles;
  /** Every page, with its words in the language of the edition. */
  pages: readonly PageEntry[];
  /** By language. */
  facts: ReadonlyMap<string, Facts>;
  /** What the operator still has to confirm. */
  claims: readonly Claim[];
  problems: readonly Problem[];
}

const siteFile = 'site.yaml';

/** Set by `npm run dev`, whose content includes the drafts. */
export const showDrafts = 'SHOW_DRAFTS';

/** The last valid content of each edition: a build asks for it about twenty times, and reading takes half a second. */
const cache = new Map<string, { texts: string; content: Content }>();

/**
 * Reads and checks all content except the bodies of Markdown texts. Mistakes are returned as problems, never
 * thrown. Pages have their titles in the language of the edition.
 */
export function readContent(root: string, edition = defaultLanguage): Content {
  const shown = process.env[showExamples] === 'true' ? examplePages(root) : [];
  const yaml = [...textsIn(root, '**/*.yaml'), ...shown];
  const markdown = textsIn(root, '*/**/*.md');
  const withDrafts = process.env[showDrafts] === 'true';
  const key = JSON.stringify([root, edition, withDrafts]);
  const texts = JSON.stringify([yaml, markdown, drawingFiles(root)]);
  const known = cache.get(key);
  if (known?.texts === texts) return known.content;
  const parsed = yaml.map(
    ([name, text]) => [name, parseYaml(`${contentFolder}/${name}`, text)] as const,
  );
  const content = checkContent(root, new Map(parsed), new Map(markdown), { withDrafts, edition });
  if (content.problems.length === 0) cache.set(key, { texts, content });
  return content;
}

/** The files of the content folder that match a pattern, each with its text. */
function textsIn(root: string, pattern: string): [name: string, text: string][] {
  const folder = path.join(root, contentFolder);
  // Files in public are published as they are.
  return globSync(pattern, { cwd: folder, ignore: 'public/**' })
    .sort()
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);
}

const nothing = { files: new Map(), pages: [], facts: new Map(), claims: [] };

/** Checks content that has been read and parsed. */
export function checkContent(
  root: string,
  allYaml: ReadonlyMap<string, YamlFile>,
  allMarkdown: ReadonlyMap<string, string>,
  { withDrafts, edition = defaultLanguage }: { withDrafts: boolean; edition?: string },
): Content {
  listDrawings(root);
  const isUsed = usedFiles(allYaml.get(siteFile));
  const parsed = new Map([...allYaml].filter(([name]) => isUsed(name)));
  const markdown = new Map([...allMarkdown].filter(([name]) => isUsed(name)));
  const unreadable = [...parsed.values()].flatMap(({ problems }) => problems);
  if (unreadable.length > 0) return { ...nothing, problems: unreadable };

  const { facts, problems: factProblems } = readFacts(parsed);
  // Any text may use facts, so other messages would only repeat these.
  if (factProblems.length > 0) return { ...nothing, problems: factProblems };

  const untranslated = translationProblems({ yaml: parsed, markdown }, draftFiles(parsed));
  const problems: Problem[] = [];
  const claims: Claim[] = [];
  const written = new Map(
    [...parsed].map(([name, file]) => {
      const { data, claims: confirm } = splitClaims(name, splitTranslation(name, file.data).data);
      claims.push(...readClaims(file, confirm, problems));
      const ofLanguage = facts.get(languageOf(name) ?? '');
      return [name, ofLanguage ? fillFacts(data, ofLanguage) : data];
    }),
  );
  const site = parsed.get(siteFile)?.data ?? {};
  const absentIn = new Map([...facts].map(([code, own]) => [code, absentFacts(site, own)]));
  const articles = readArticles(markdown, edition, facts.get(edition) ?? {}, problems);
  const files = new Map<string, ContentFile>();
  for (const [name, file] of parsed) {
    // What a translation without an original lacks is reported above.
    if (isTranslation(name) && !parsed.has(originalOf(name))) continue;
    const report = (field: FieldPath, message: string): void => {
      problems.push(file.problemAt(field, message));
    };
    const schema = schemaOf(name);
    const absent = absentIn.get(languageOf(name) ?? defaultLanguage) ?? [];
    if (isPageFile(name)) files.set(name, { value: readPage(name, written, absent, report) });
    else if (schema) files.set(name, { value: readWords(name, schema, written, absent, report) });
    else report([], 'nothing uses this file; name it after one that is used, or remove it');
  }
  const reportIn = (name: string, field: FieldPath, message: string): void => {
    const problem = parsed.get(name)?.problemAt(field, message);
    problems.push(problem ?? { file: `${contentFolder}/${name}`, field: field.join('.'), message });
  };
  // Files that are whole are also compared, whatever else is wrong: one run lists all that has to be changed.
  const isWhole = problems.length === 0;
  if (isWhole) joinFiles(files, reportIn);
  const all = isWhole ? listPages(files, edition, articles) : [];
  if (isWhole) {
    checkReferences(root, files, markdown.keys(), reportIn);
    checkAcrossFiles(files, all, reportIn);
  }
  problems.unshift(...untranslated);
  const pages = withDrafts ? all : all.filter(({ draft }) => !draft);
  return { files, pages, facts, claims, problems };
}

/** Whether a file belongs to one of the site's languages, to all of them, or is what they are translated from. */
function usedFiles(site: YamlFile | undefined): (name: string) => boolean {
  const { languages } = (site?.data ?? {}) as { languages?: unknown };
  // Anything else in that field is reported when the file is checked.
  const codes = new Set<unknown>([defaultLanguage, ...(Array.isArray(languages) ? languages : [])]);
  return (name) => {
    const language = languageOf(name);
    return language === undefined || codes.has(language);
  };
}

/** The files of drafts, by name in the language's folder. They have not been checked yet. */
function draftFiles(parsed: ReadonlyMap<string, YamlFile>): Set<string> {
  const draft = v.object({ page: v.object({ draft: v.literal(true) }) });
  const names = [...parsed].flatMap(([name, { data }]) =>
    languageOf(name) === defaultLanguage && v.is(draft, data) ? [name] : [],
  );
  return new Set(names.map((name) => name.slice(defaultLanguage.length + 1)));
}

/** Checks a file's claims, which only the operator can confirm. */
function readClaims(file: YamlFile, confirm: unknown, problems: Problem[]): Claim[] {
  if (confirm === undefined) return [];
  const result = v.safeParse(claimsSchema, confirm);
  for (const { path: place, message } of result.issues ?? []) {
    const field = ['confirm', ...(place ?? []).map(({ key }) => key as string | number)];
    problems.push(file.problemAt(field, message));
  }
  return result.success ? result.output.map((text) => ({ file: file.file, text })) : [];
}
