import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import type * as v from 'valibot';

const root = path.resolve(import.meta.dirname, '../../..');

/** A section that pages can list: a folder of src/sections with a schema. */
export interface SectionDefinition {
  /** Its component, from the project's folder: `src/sections/Steps/Steps.tsx`. */
  component: string;
  schema: v.GenericSchema;
}

/** Every section by name, found by its folder: `Steps` is `steps`. */
export const sections: ReadonlyMap<string, SectionDefinition> = new Map(
  await Promise.all(globSync('src/sections/**/schema.ts', { cwd: root }).sort().map(readSection)),
);

async function readSection(file: string): Promise<[string, SectionDefinition]> {
  const folder = path.posix.dirname(file);
  const name = path.posix.basename(folder);
  const { schema } = (await import(pathToFileURL(path.join(root, file)).href)) as {
    schema: v.GenericSchema;
  };
  return [
    name.charAt(0).toLowerCase() + name.slice(1),
    { component: `${folder}/${name}.tsx`, schema },
  ];
}
