import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { contentFolder, defaultLanguage, originalOf } from './content-file.ts';
import { isTranslation, markdownData, sourceHash, splitTranslation } from './translation.ts';
import type { Translation } from '../../../src/schema/language.ts';
import { parseYaml } from './yaml-file.ts';

/** The state of the translation into one language. File names are relative to content. */
export interface TranslationState {
  language: string;
  drafts: string[];
  reviewed: string[];
  /** Translated from an original that has changed since. */
  stale: string[];
}

/** A file's content as data: YAML as it is, Markdown as its front matter and body. */
function contentOf(root: string, name: string): unknown {
  const text = readFileSync(path.join(root, contentFolder, name), 'utf8');
  return name.endsWith('.md') ? markdownData(text) : parseYaml(name, text).data;
}

/** Identifies the current version of a translation's original. */
export function currentSource(root: string, name: string): string {
  const original = originalOf(name);
  return sourceHash(original, contentOf(root, original));
}

function translationOf(root: string, name: string): Partial<Translation> {
  const content = contentOf(root, name);
  const data = name.endsWith('.md') ? (content as { head: unknown }).head : content;
  return splitTranslation(name, data).translation ?? {};
}

/** The states of all translations of a site, whose content must have no problems. */
export function translationStates(root: string, languages: readonly string[]): TranslationState[] {
  const folder = path.join(root, contentFolder);
  return languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => {
      const state: TranslationState = { language, drafts: [], reviewed: [], stale: [] };
      const names = globSync(`${language}/**/*.{yaml,md}`, { cwd: folder }).filter(
        (name) => isTranslation(name) && existsSync(path.join(folder, originalOf(name))),
      );
      for (const name of names.sort()) {
        const { status, source } = translationOf(root, name);
        (status === 'reviewed' ? state.reviewed : state.drafts).push(name);
        if (source !== currentSource(root, name)) state.stale.push(name);
      }
      return state;
    });
}

/** What an operator should know about a translation, as sentences. */
export function describeTranslation({
  language,
  drafts,
  reviewed,
  stale,
}: TranslationState): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  const all = drafts.length + reviewed.length;
  const review =
    drafts.length === 0
      ? `All ${all} files of the ${name} edition have been reviewed.`
      : `${drafts.length} of the ${all} files of the ${name} edition are drafts: nobody who reads ${name} has checked them yet.`;
  if (stale.length === 0) return `${review} All are up to date with the English text.`;
  return [
    review,
    'The English text of these files has changed since they were translated. Update them, then run npm run translated -- followed by their names:',
    ...stale.map((file) => `- ${contentFolder}/${file}`),
  ].join('\n');
}
