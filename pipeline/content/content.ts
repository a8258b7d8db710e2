import { iconNames } from '../../src/icons/names.ts';
import { schemaProblems } from './problems.ts';
import type { ContentModule } from './modules.ts';
import { iconProblems } from './icons.ts';
import { readAllContent } from './modules.ts';
import { duplicateProblems, textProblems } from './text.ts';

/** Problems of one file: its exports are checked by their schemas, or as plain text. */
async function fileProblems({ name, file, exports }: ContentModule): Promise<string[]> {
  // Imported late: the schemas import the page registry, which may have had a syntax error.
  const { fileSchemas } = await import('../../src/content/schema/files.ts');
  const schemas = fileSchemas[name] ?? {};
  const missing = Object.keys(schemas).filter((key) => !(key in exports));
  return [
    ...missing.map((key) => `${file}: ${key}: this export is missing; add it`),
    ...Object.entries(exports).flatMap(([key, value]) => {
      const schema = schemas[key];
      return schema ? schemaProblems(file, schema, value, key) : textProblems(file, key, value);
    }),
    ...Object.entries(exports).flatMap(([key, value]) => duplicateProblems(file, key, value)),
  ];
}

/** A wrong price is wrong in its plan too, but has to be fixed in listPrices.ts only. */
function withoutRepeatedPrices(problems: readonly string[]): string[] {
  const source = 'src/content/plans/listPrices.ts';
  if (!problems.some((problem) => problem.startsWith(`${source}: `))) return [...problems];
  return problems.filter((problem) => problem.startsWith(source) || !/\.listPrice\b/.test(problem));
}

/** All problems of the content except site.ts and rules.ts. */
export async function contentProblems(root: string): Promise<string[]> {
  const modules = await readAllContent(root);
  const unreadable = modules.flatMap(({ problems }) => problems);
  // What a broken file exports is missing elsewhere too; those messages would only mislead.
  if (unreadable.length > 0) return unreadable;
  const inFiles = (await Promise.all(modules.map(fileProblems))).flat();
  const { problemsAcrossFiles } = await import('./across-files.ts');
  const found = [...iconProblems(root, iconNames), ...inFiles];
  try {
    found.push(...problemsAcrossFiles(root, modules));
  } catch (error) {
    // These checks may need what a file lacks; the message about that file is enough.
    if (inFiles.length === 0) throw error;
  }
  return withoutRepeatedPrices(found);
}
