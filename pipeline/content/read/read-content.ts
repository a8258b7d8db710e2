import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { schemaOf } from '../../../src/schema/files.ts';
import { checkValue } from './check-value.ts';
import type { Facts } from './facts.ts';
import { fillFacts } from './facts.ts';
import type { ReadByName } from './includes.ts';
import { originOf, resolveIncludes } from './includes.ts';
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
  pageFileName,
} from './content-file.ts';
import type { ContentFile, ContentFiles } from './content-file.ts';
import type { FieldPath, Problem } from './problem.ts';
import { readPage } from './page-file.ts';
import { checkAcrossFiles } from './checks/across-files.ts';
import { checkReferences } from './checks/references.ts';
import { readFacts } from './read-facts.ts';
import { splitTranslation, translationProblems } from './translation.ts';
import type { YamlFile } from './yaml-file.ts';
import { parseYaml } from './yaml-file.ts';
import { valueOf } from './known-files.ts';

export interface Content {
  files: ContentFiles;
  /** By language. */
  facts: ReadonlyMap<string, Facts>;
  /** What the operator still has to confirm. */
  claims: readonly Claim[];
  problems: readonly Problem[];
}

const siteFile = 'site.yaml';
const registryEntry = v.object({
  path: v.string(),
  draft: v.optional(v.boolean()),
});
type RegistryEntry = v.InferOutput<typeof registryEntry>;

/** Set by `npm run dev`, whose content includes the drafts. */
export const showDrafts = 'SHOW_DRAFTS';

/** The last valid content of each edition: a build asks for it about twenty times, and reading takes half a second. */
const cache = new Map<string, { texts: string; content: Content }>();

/**
 * Reads and checks all content except the bodies of Markdown texts. Mistakes are returned as problems, never
 * thrown. The page registry gets its titles in the language of the edition.
 */
export function readContent(root: string, edition = defaultLanguage): Content {
  const yaml = textsIn(root, '**/*.yaml');
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
  return globSync(pattern, { cwd: folder, exclude: ['public/**'] })
    .map((name) => name.split(path.sep).join('/'))
    .sort()
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);
}

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
  if (unreadable.length > 0)
    return { files: new Map(), facts: new Map(), claims: [], problems: unreadable };

  const { facts, problems: factProblems } = readFacts(parsed);
  // Any text may use facts, so other messages would only repeat these.
  if (factProblems.length > 0)
    return { files: new Map(), facts, claims: [], problems: factProblems };

  const problems = translationProblems(
    { yaml: parsed, markdown },
    filesOf(parsed.get('pages.yaml')?.data, ({ draft }) => draft === true),
  );
  const claims: Claim[] = [];
  const written = new Map(
    [...parsed].map(([name, file]) => {
      const { data, claims: confirm } = splitClaims(name, splitTranslation(name, file.data).data);
      claims.push(...readClaims(file, confirm, problems));
      const ofLanguage = facts.get(languageOf(name) ?? '');
      return [name, ofLanguage ? fillFacts(data, ofLanguage) : data];
    }),
  );
  const articles = readArticles(markdown, edition, facts.get(edition) ?? {}, problems);
  const files = new Map<string, ContentFile>();
  for (const [name, file] of parsed) {
    const read = readerFor(name, written, markdown);
    const report = (field: FieldPath, message: string): void => {
      const origin = originOf({ file: name, data: written.get(name) }, field, read);
      const source = parsed.get(origin.file) ?? file;
      problems.push(source.problemAt(origin.field, message));
    };
    if (isPageFile(name)) {
      files.set(name, { written: undefined, value: readPage(name, written, report) });
      continue;
    }
    const schema = schemaOf(name);
    if (!schema) {
      report([], 'no page or block uses this file; name it after one, or remove it');
      continue;
    }
    const data = written.get(name);
    const before = problems.length;
    const resolved = resolveIncludes(data, read, (field, message) =>
      problems.push(file.problemAt(field, message)),
    );
    // The schema would only report the value of a broken include as missing.
    const value = problems.length > before ? undefined : checkValue(schema, resolved, report);
    files.set(name, { written: data, value });
  }
  if (problems.length === 0) {
    const reportIn = (name: string, field: FieldPath, message: string): void => {
      const origin = originOf(
        { file: name, data: written.get(name) },
        field,
        readerFor(name, written, markdown),
      );
      const source = parsed.get(origin.file);
      problems.push(
        source?.problemAt(origin.field, message) ?? {
          file: `${contentFolder}/${name}`,
          field: field.join('.'),
          message,
        },
      );
    };
    joinFiles(files, articles, edition, reportIn);
    if (problems.length === 0) {
      checkReferences(root, files, markdown.keys(), reportIn);
      checkAcrossFiles(files, reportIn);
    }
    if (problems.length === 0 && !withDrafts) removeDrafts(files);
  }
  return { files, facts, claims, problems: withoutRepeats(problems) };
}

/** Whether a file belongs to one of the site's languages, or to all of them. */
function usedFiles(site: YamlFile | undefined): (name: string) => boolean {
  const { languages } = (site?.data ?? {}) as { languages?: unknown };
  // Anything else in that field is reported when the file is checked.
  const codes: unknown[] = Array.isArray(languages) ? languages : [defaultLanguage];
  return (name) => codes.includes(languageOf(name) ?? defaultLanguage);
}

/** Drafts are checked like any other page, then removed from the registry. */
function removeDrafts(files: Map<string, ContentFile>): void {
  const pages = valueOf(files, 'pages.yaml').filter(({ draft }) => !draft);
  files.set('pages.yaml', { written: pages, value: pages });
}

/** The files of some pages, by name in the language's folder. The registry has not been checked yet. */
function filesOf(pages: unknown, isWanted: (page: RegistryEntry) => boolean): Set<string> {
  const entries: unknown[] = Array.isArray(pages) ? pages : [];
  return new Set(
    entries.flatMap((page) =>
      v.is(registryEntry, page) && isWanted(page) ? [pageFileName(page.path)] : [],
    ),
  );
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

function readerFor(
  name: string,
  written: ReadonlyMap<string, unknown>,
  markdown: ReadonlyMap<string, string>,
): ReadByName {
  const language = languageOf(name);
  return (target) => {
    const file = language === undefined ? target : `${language}/${target}`;
    if (written.has(file)) return { file, data: written.get(file) };
    return markdown.has(file) ? { file, data: {} } : undefined;
  };
}

/** A mistake in an included file shows up in every file that includes it. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = JSON.stringify(problem);
    return !seen.has(key) && seen.add(key);
  });
}
