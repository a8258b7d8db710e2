import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parse, stringify } from 'yaml';
import type { ReferenceKind } from '../../../src/schema/references.ts';
import { contentFolder, defaultLanguage } from './content-file.ts';
import { everyDrawing } from './drawing-names.ts';
import { familyFiles } from './join-files.ts';
import { markedFields } from './marked-fields.ts';
import type { PageSection } from './page-file.ts';
import { sections } from './section-schemas.ts';

/** Set by `npm run catalogue`, whose site has a page of examples for each area of sections. */
export const showExamples = 'SHOW_EXAMPLES';

const engine = path.resolve(import.meta.dirname, '../../..');

/** Whether a file is one of these pages. */
export function isExamplePage(name: string): boolean {
  return name.startsWith(`${defaultLanguage}/catalogue-`);
}

/** The area of a section, from its component: `src/sections/servers/VpsTable/VpsTable.tsx`. */
function areaOf(component: string): string {
  const [, area = 'common'] = /^src\/sections\/([a-z]\w*)\//.exec(component) ?? [];
  return area;
}

/** Draft pages, as the files of `en` that they would be, which show every section's example. */
export function examplePages(root: string): [name: string, text: string][] {
  const examples = [...sections].flatMap(([, { component, schema }]) => {
    const file = path.join(engine, path.dirname(component), 'example.yaml');
    if (!existsSync(file)) return [];
    const example = parse(readFileSync(file, 'utf8')) as PageSection;
    for (const { field, text, mark } of markedFields(schema, example)) {
      if (mark.reference && !replaceUnknown(root, example, field, mark.reference, text)) return [];
    }
    return [{ area: areaOf(component), example }];
  });
  const areas = [...new Set(examples.map(({ area }) => area))].sort();
  return areas.map((area) => [
    `${defaultLanguage}/catalogue-${area.toLowerCase()}.yaml`,
    stringify({
      page: { draft: true, hidden: true, frame: 'quiet' },
      meta: {
        title: `Sections: ${area}`,
        label: `Sections: ${area}`,
        description: `Every section of this area with the example of its folder, as npm run catalogue shows it.`,
      },
      sections: examples.filter((one) => one.area === area).map(({ example }) => example),
    }),
  ]);
}

/** What there is of each kind, by the name that a section writes. */
const namesOf: Readonly<Record<ReferenceKind, (root: string) => string[]>> = {
  drawing: everyDrawing,
  family: (root) =>
    familyFiles(new Map(filesIn(root, 'plans/*.yaml', /^$/g).map((name) => [name, null]))).map(
      (name) => path.basename(name, '.yaml'),
    ),
  markdown: (root) =>
    filesIn(
      root,
      `${defaultLanguage}/{legal,blog}/*.md`,
      new RegExp(`^${defaultLanguage}/|\\.md$`, 'g'),
    ),
  picture: (root) => filesIn(root, 'images/*.*', /^images\//g),
  video: (root) => filesIn(root, 'videos/*.mp4', /^videos\/|\.mp4$/g),
};

function filesIn(root: string, pattern: string, rest: RegExp): string[] {
  return globSync(pattern, { cwd: path.join(root, contentFolder) })
    .map((file) => file.replaceAll(rest, ''))
    .sort();
}

/** Examples name files of our own site; another site shows one of its own of the same folder, if it has one. */
function replaceUnknown(
  root: string,
  example: PageSection,
  field: readonly (string | number)[],
  kind: ReferenceKind,
  name: string,
): boolean {
  const names = namesOf[kind](root);
  if (names.includes(name)) return true;
  const alike = names.filter((own) => path.dirname(own) === path.dirname(name));
  let place = example as Record<string | number, unknown>;
  for (const key of field.slice(0, -1)) place = place[key] as Record<string | number, unknown>;
  [place[field.at(-1) ?? '']] = alike;
  return alike.length > 0;
}
