import { iconNames } from '../../src/icons/names.ts';
import { schemaMistakes } from './mistakes.ts';
import type { ContentModule } from './modules.ts';
import { iconMistakes } from './icons.ts';
import { readAllContent } from './modules.ts';
import { duplicateMistakes, wordMistakes } from './words.ts';

/** Mistakes of one file: its exports against their schemas, or as plain words. */
async function fileMistakes({ name, file, exports }: ContentModule): Promise<string[]> {
  // Imported late: the schemas are built on the registry, which may not have been readable.
  const { fileSchemas } = await import('../../src/content/schema/files.ts');
  const schemas = fileSchemas[name] ?? {};
  const missing = Object.keys(schemas).filter((key) => !(key in exports));
  return [
    ...missing.map((key) => `${file}: ${key}: this export is missing; add it`),
    ...Object.entries(exports).flatMap(([key, value]) => {
      const schema = schemas[key];
      return schema ? schemaMistakes(file, schema, value, key) : wordMistakes(file, key, value);
    }),
    ...Object.entries(exports).flatMap(([key, value]) => duplicateMistakes(file, key, value)),
  ];
}

/** A price that is wrong is wrong in every plan; listPrices.ts alone is where to change it. */
function withoutEchoes(mistakes: readonly string[]): string[] {
  const source = 'src/content/plans/listPrices.ts';
  if (!mistakes.some((mistake) => mistake.startsWith(`${source}: `))) return [...mistakes];
  return mistakes.filter((mistake) => mistake.startsWith(source) || !/\.listPrice\b/.test(mistake));
}

/** Everything that is wrong with the content, but for site.ts and rules.ts. */
export async function contentMistakes(root: string): Promise<string[]> {
  const modules = await readAllContent(root);
  const unreadable = modules.flatMap(({ mistakes }) => mistakes);
  // What a broken file holds is missing elsewhere too; those messages would only mislead.
  if (unreadable.length > 0) return unreadable;
  const inFiles = (await Promise.all(modules.map(fileMistakes))).flat();
  const { crossMistakes } = await import('./cross.ts');
  const found = [...iconMistakes(root, iconNames), ...inFiles];
  try {
    found.push(...crossMistakes(root, modules));
  } catch (error) {
    // What a file lacks may be what these checks compare; its own message says enough.
    if (inFiles.length === 0) throw error;
  }
  return withoutEchoes(found);
}
