/** A checked YAML file of the content. */
export interface ContentFile {
  /** What importing the file gives; undefined if it has problems. */
  value: unknown;
}

/** By name in content: `site.yaml`, `en/index.yaml`. */
export type ContentFiles = ReadonlyMap<string, ContentFile>;

/** The content's folder, relative to the project's. */
export const contentFolder = 'content';

/** The language of a file, if it belongs to one: `en` for `en/index.yaml`. */
export function languageOf(name: string): string | undefined {
  return /^([a-z]{2})\//.exec(name)?.[1];
}

/** Whether a file is a page: `en/titan-email.yaml`. Other files of a language are in folders. */
export function isPageFile(name: string): boolean {
  return /^[a-z]{2}\/[a-z0-9-]+\.yaml$/.test(name);
}

/** The address of a page's file: `en/index.yaml` is `/`. */
export function addressOf(name: string): string {
  const base = name.replace(/^[a-z]{2}\/|\.yaml$/g, '');
  return base === 'index' ? '/' : `/${base}`;
}

/** The file of the page at an address, in its language's folder: `/` is `index.yaml`. */
export function pageFileName(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}.yaml`;
}

/** The file of the default language that a translated file mirrors. */
export function originalOf(name: string): string {
  return name.replace(/^[a-z]{2}\//, `${defaultLanguage}/`);
}

/** The languages that some files are written in. */
export function languagesOf(names: Iterable<string>): string[] {
  return [...new Set([...names].flatMap((name) => languageOf(name) ?? []))];
}

/** The language without a prefix in its addresses; others are translated from it. */
export const defaultLanguage = 'en';
