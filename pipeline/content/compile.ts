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
import { familyFiles } from './read/join-files.ts';
import { valueOf } from './read/known-files.ts';
import { ContentError } from './read/problem.ts';
import { readContent } from './read/read-content.ts';
import type { Content } from './read/read-content.ts';
import type { PageFile, PageSection } from './read/page-file.ts';
import { sections as known } from './read/section-schemas.ts';
import { buildWordNames } from '../../src/schema/language.ts';
import { routedPage } from '../../src/schema/page.ts';
import type { PageEntry } from '../../src/schema/page.ts';
import { buildFactNames } from '../../src/schema/site.ts';
import type { FamilyFacts, FeatureWords } from '../../src/schema/plan.ts';
import { compileMarkdown } from '../markdown/compile.ts';
import { readMarkdown } from '../markdown/file.ts';
import { writeDrawings } from './drawings.ts';
import { markdownFiles } from './markdown.ts';
import { moduleSource } from './module-source.ts';
import { pageModuleName } from './page-module.ts';
import { writePage } from './write-page.ts';

/** Where the compiled content is, relative to the project's folder. */
export const generatedFolder = 'generated';

const projectFolder = path.resolve(import.meta.dirname, '../..');

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
  // Programs read the default language, whatever the site's languages are.
  const { languages } = valueOf(content.files, 'site.yaml');
  for (const language of new Set([defaultLanguage, ...languages])) {
    const edition = language === defaultLanguage ? content : readContent(root, language);
    if (edition.problems.length > 0) throw new ContentError(edition.problems);
    const texts = markdownModules(root, edition, language);
    const folder = path.join(root, generatedFolder, language);
    writeModules(folder, new Map([...modulesOf(edition, language), ...texts]));
  }
}

/** Fields that only the build needs, by module; they get a module of their own, so that browsers do not load them. */
const buildOnly: Readonly<Record<string, readonly string[]>> = {
  'facts/site.js': buildFactNames,
  'words/language.js': buildWordNames,
};

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

function modulesOf(content: Content, language: string): Map<string, string> {
  const { files, pages } = content;
  const modules = new Map<string, string>();
  for (const [name, { value }] of files) {
    if ((languageOf(name) ?? language) !== language || isPageFile(name)) continue;
    const module = moduleName(name);
    const own = buildOnly[module] ?? [];
    if (own.length === 0) modules.set(module, moduleSource(value));
    else {
      const entries = Object.entries(value as object);
      const pick = (isWanted: boolean) =>
        moduleSource(Object.fromEntries(entries.filter(([key]) => own.includes(key) === isWanted)));
      modules.set(module, pick(false));
      modules.set(module.replace('.js', '-build.js'), pick(true));
    }
  }
  const listed: Record<string, unknown> = {};
  for (const page of pages) {
    const name = `${language}/${pageFileName(page.path)}`;
    const file = withArticle(page, files.get(name)?.value as PageFile | undefined, pages);
    listed[page.path] = file;
    modules.set(pageModuleName(page.path), writePage(file, name));
  }
  const articles = pages.flatMap(({ article }) => article ?? []);
  modules.set('page-data.js', constant('pageData', listed));
  modules.set('page-entries.js', moduleSource(pages));
  modules.set('page-list.js', moduleSource(pages.map(routedPage)));
  modules.set('pages.js', pageList(pages));
  modules.set('articles.js', constant('articles', articles));
  modules.set('plan-families.js', familyList(content));
  modules.set('menu-notes.js', constant('notes', notesOf(pages)));
  const { themes } = valueOf(files, `${defaultLanguage}/words/layout.yaml`).themePanel;
  modules.set('themes.js', constant('themes', Object.keys(themes)));
  modules.set('tooltips.js', constant('tooltips', tooltipsOf(content, language)));
  return modules;
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
  if (page.article) {
    return { page: {}, meta: page, sections: [show(articles.indexOf(page.article))] };
  }
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
function familyList({ files, pages }: Content): string {
  const paths = pages.map((page) => page.path);
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
