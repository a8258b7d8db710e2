import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMain } from '../../commands/cli/is-main.ts';
import { exitWithError } from '../../commands/cli/user-error.ts';
import {
  contentFolder,
  defaultLanguage,
  isPageFile,
  languageOf,
  pageFileName,
} from './read/content-file.ts';
import type { ContentFile } from './read/content-file.ts';
import { familyFiles } from './read/join-files.ts';
import { valueOf } from './read/known-files.ts';
import { moduleSource } from './read/module-source.ts';
import { ContentError } from './read/problem.ts';
import { readContent } from './read/read-content.ts';
import type { Content } from './read/read-content.ts';
import { markOf } from './read/marked-fields.ts';
import { referencesOf } from './read/page-file.ts';
import type { PageFile, PageSection } from './read/page-file.ts';
import { sections as known } from './read/section-schemas.ts';
import type { PageEntry } from '../../src/schema/page.ts';
import type { FamilyFacts, FeatureWords, PlanFamily } from '../../src/schema/plan.ts';
import { compileMarkdown } from '../markdown/compile.ts';
import { readMarkdown } from '../markdown/file.ts';
import { writeDrawings } from './drawings.ts';
import { forBrowser } from './for-browser.ts';
import { markdownFiles } from './markdown.ts';
import { pageModuleName } from './page-module.ts';
import { writePage } from './write-page.ts';

/** Where the compiled content is, relative to the project's folder. */
export const generatedFolder = 'generated';

const projectFolder = path.resolve(import.meta.dirname, '../..');

/** Browsers get modules without what only the HTML needs. */
const sides = ['server', 'browser'] as const;

/**
 * Compiles content/ to modules in generated/<language>/, plain data with all facts filled in, which Vite, Node
 * and vitest read like any other file. Throws an error that lists the problems, if there are any; files that
 * have not changed are left alone.
 */
export function compileContent(root: string): void {
  const content = readContent(root);
  if (content.problems.length > 0) throw new ContentError(content.problems);
  writeDrawings(root);
  writeIfChanged(
    path.join(root, generatedFolder, 'sections.ts'),
    sectionTypes(path.join(root, generatedFolder)),
  );
  for (const language of valueOf(content.files, 'site.yaml').languages) {
    const edition = language === defaultLanguage ? content : readContent(root, language);
    if (edition.problems.length > 0) throw new ContentError(edition.problems);
    const texts = markdownModules(root, edition, language);
    for (const side of sides) {
      const folder = path.join(root, generatedFolder, language, side);
      writeModules(folder, new Map([...modulesOf(edition, language, side), ...texts]));
    }
  }
}

/** The compiled Markdown of a language, by name: `legal/privacy-policy.md.js`. */
function markdownModules(root: string, content: Content, language: string): Map<string, string> {
  return new Map(
    markdownFiles(root, content)
      .map((file) => path.posix.relative(contentFolder, file))
      .filter((name) => languageOf(name) === language)
      .map((name) => {
        const text = compileMarkdown(readMarkdown(root, `${contentFolder}/${name}`, content));
        return [`${name.slice(language.length + 1)}.js`, constant('text', text)];
      }),
  );
}

function constant(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)};\n`;
}

function modulesOf(
  content: Content,
  language: string,
  side: (typeof sides)[number],
): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [name, file] of content.files) {
    if ((languageOf(name) ?? language) !== language || isPageFile(name)) continue;
    const own: ContentFile = side === 'browser' ? forBrowser(name, file) : file;
    const marked = name === 'pages.yaml' ? withMarks(own, content, language) : own;
    modules.set(moduleName(name), moduleSource(name, marked));
  }
  const pages = valueOf(content.files, 'pages.yaml');
  const listed: Record<string, unknown> = {};
  for (const page of pages) {
    const name = `${language}/${pageFileName(page.path)}`;
    const file = withArticle(page, content.files.get(name)?.value as PageFile | undefined, pages);
    listed[page.path] = file;
    modules.set(pageModuleName(page.path), writePage(file, name));
  }
  if (side === 'server') modules.set('page-data.js', constant('pageData', listed));
  modules.set('pages.js', pageList(pages));
  modules.set(
    'articles.js',
    constant(
      'articles',
      pages.flatMap(({ article }) => article ?? []),
    ),
  );
  modules.set('plan-families.js', familyList(content));
  modules.set('menu-notes.js', constant('notes', notesOf(pages)));
  modules.set('tooltips.js', constant('tooltips', tooltipsOf(content, language)));
  return modules;
}

/** The list of pages, with marks on those that have prices by the year or results of domain searches. */
function withMarks(list: ContentFile, { files }: Content, language: string): ContentFile {
  const hasYear = (name: string) =>
    (files.get(`${language}/plans/${name}.yaml`)?.value as PlanFamily | undefined)?.cycles.includes(
      'annually',
    );
  const sectionsOf = (page: PageEntry) => {
    const file = files.get(`${language}/${pageFileName(page.path)}`)?.value as PageFile | undefined;
    return file?.sections ?? [];
  };
  const isYearly = (page: PageEntry) => {
    const priced = sectionsOf(page).filter(({ section }) => {
      const definition = known.get(section);
      return definition && markOf(definition.schema).billingCycle;
    });
    const families = referencesOf({ sections: priced }).filter(({ kind }) => kind === 'family');
    return families.some(({ name }) => hasYear(name));
  };
  const hasResults = (page: PageEntry) =>
    sectionsOf(page).some(({ section }) => section === 'domainResults');
  const value = (list.value as PageEntry[]).map((page) =>
    Object.assign(
      {},
      isYearly(page) && { yearly: true },
      hasResults(page) && { domainResults: true },
      page,
    ),
  );
  return { written: value, value };
}

/** A page with the article that it shows: its own, or the newest. */
function withArticle(
  page: PageEntry,
  file: PageFile | undefined,
  pages: readonly PageEntry[],
): PageFile {
  const articles = pages.flatMap(({ article }) => article ?? []);
  const show = (place: number): PageSection => ({
    section: 'article',
    article: `blog/${articles[place]?.slug ?? ''}`,
    ...(articles[place - 1] && { newer: articles[place - 1] }),
    ...(articles[place + 1] && { older: articles[place + 1] }),
  });
  if (page.article) return { meta: page, sections: [show(articles.indexOf(page.article))] };
  if (!file) throw new Error(`There is no content for ${page.path}`);
  const sections = file.sections.map((entry) =>
    entry.section === 'newestArticle' ? show(0) : entry,
  );
  return { ...file, sections };
}

/** `en/words/prose.yaml` is words/prose.js, and site.yaml is facts/site.js. */
function moduleName(name: string): string {
  const language = languageOf(name);
  const own = language === undefined ? `facts/${name}` : name.slice(language.length + 1);
  return own.replace(/\.yaml$/, '.js');
}

/** Loads each page by its path. */
function pageList(pages: readonly PageEntry[]): string {
  const loaders = pages.map(
    ({ path: page }) => `  ${JSON.stringify(page)}: () => import('./${pageModuleName(page)}'),`,
  );
  return `export const views = {\n${loaders.join('\n')}\n};\n`;
}

/** All plan families, in the order of their pages. */
function familyList({ files }: Content): string {
  const paths = valueOf(files, 'pages.yaml').map((page) => page.path);
  const placeOf = (name: string) => {
    const family = files.get(name)?.value as FamilyFacts | undefined;
    return paths.indexOf(family?.path ?? '');
  };
  const names = familyFiles(files).sort((one, other) => placeOf(one) - placeOf(other));
  return [
    ...names.map((name, index) => `import family${index} from './${name.replace(/yaml$/, 'js')}';`),
    `export const planFamilies = [${names.map((_, index) => `family${index}`).join(', ')}];\n`,
  ].join('\n');
}

/** The notes in menus, in their own module because few visitors open a menu. */
function notesOf(pages: readonly PageEntry[]): Record<string, string> {
  return Object.fromEntries(
    pages.flatMap(({ path: page, note }) => (note === undefined ? [] : [[page, note]])),
  );
}

/** The tooltips of plan features, in their own module because few visitors open one. */
function tooltipsOf({ files }: Content, language: string): Record<string, string> {
  const file = files.get(`${language}/plans/features.yaml`)?.value as FeatureWords | undefined;
  return Object.fromEntries(
    Object.entries(file?.features ?? {}).flatMap(([id, { tooltip }]) =>
      tooltip === undefined ? [] : [[id, tooltip]],
    ),
  );
}

/** What each section is given, by name, for tests. */
function sectionTypes(folder: string): string {
  const up = path.relative(folder, projectFolder).replaceAll(path.sep, '/');
  const entries = [...known].map(([name, { component }]) => {
    const schema = `${up}/${path.posix.dirname(component)}/schema.ts`;
    return `  ${name}: SectionProps<typeof import('${schema}').schema>;`;
  });
  return `import type { SectionProps } from '${up}/src/sections/section.ts';\n\nexport interface Sections {\n${entries.join('\n')}\n}\n`;
}

function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Makes a folder hold exactly these files. */
function writeModules(folder: string, modules: ReadonlyMap<string, string>): void {
  for (const [name, text] of modules) writeIfChanged(path.join(folder, name), text);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).replaceAll(path.sep, '/');
    if (entry.isFile() && !modules.has(name)) rmSync(file);
  }
}

if (isMain(import.meta.url)) {
  try {
    compileContent(path.resolve(process.argv[2] ?? projectFolder));
  } catch (error) {
    exitWithError(error);
  }
}
