import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from './read/content-file.ts';
import { markedFields, markOf } from './read/marked-fields.ts';
import type { PageFile, PageSection } from './read/page-file.ts';
import { sections as known } from './read/section-schemas.ts';
import { videoFolder } from './read/checks/references.ts';
import type { ReferenceKind } from '../../src/schema/references.ts';
import { componentName } from './drawings.ts';
import { imageFolder } from './pictures.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** `birds-in-tree` is `birdsInTree`. */
function identifier(name: string): string {
  return name.replaceAll(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase());
}

/** The name that a page uses for what it imports, and the statement. */
interface Import {
  local: string;
  statement: string;
}

/** What a reference imports. */
const importOf: Readonly<Record<ReferenceKind, (name: string, local: string) => Import>> = {
  drawing: (name) => {
    const component = componentName(name);
    const place = path.posix.join(path.posix.dirname(name), `${component}.tsx`);
    const own = `src/drawings/${place}`;
    const file = existsSync(path.join(root, own)) ? `#${own}` : `#drawings/${place}`;
    // Two folders may have a drawing of the same name.
    const local = componentName(name.replaceAll('/', '-'));
    const what = local === component ? component : `${component} as ${local}`;
    return { local, statement: `import { ${what} } from '${file}';` };
  },
  family: (name, local) => ({
    local,
    statement: `import ${local} from '#content/plans/${name}.js';`,
  }),
  markdown: (name, local) => ({
    local,
    statement: `import { text as ${local} } from '#content/${name}.md.js';`,
  }),
  picture: (name, local) => ({
    local,
    statement: `import ${local} from '/${imageFolder}/${name}?sizes';`,
  }),
  video: (name, local) => ({
    local,
    statement: ['mp4', 'webm', 'svg']
      .map(
        (type) => `import ${local}_${type} from '/${videoFolder}/${name}.${type}?url&no-inline';`,
      )
      .concat(`const ${local} = { mp4: ${local}_mp4, webm: ${local}_webm, poster: ${local}_svg };`)
      .join('\n'),
  }),
};

/** Marks where a reference's import goes in the printed value. */
const marker = /"import:(\w+)"/g;

function withImports(value: unknown, locals: ReadonlyMap<string, string>, field = ''): unknown {
  const local = locals.get(field);
  if (local !== undefined) return `import:${local}`;
  if (typeof value !== 'object' || value === null) return value;
  const inside = (key: string | number, item: unknown) =>
    withImports(item, locals, field === '' ? String(key) : `${field}.${key}`);
  if (Array.isArray(value)) return value.map((item, index) => inside(index, item));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inside(key, item)]));
}

/**
 * The module of a page: its sections as elements, with what each refers to imported. Written out so that
 * anyone can read it, and so that TypeScript checks the content against the components.
 */
export function writePage(page: PageFile, file: string): string {
  const imports = new Set<string>();
  const counts = new Map<string, number>();
  const elements = page.sections.map((section) => elementOf(section, imports, counts));
  const lines = elements.map((element) => `  ${element.replaceAll('\n', '\n  ')},`);
  return `// Compiled from ${contentFolder}/${file}; changes here are lost.
import { PageSections } from '#src/layout/PageSections/PageSections.tsx';
${[...imports].sort().join('\n')}

export const title = ${JSON.stringify(page.meta.title)};

export const sections = [
${lines.join('\n')}
];

export function Page() {
  return <PageSections>{sections}</PageSections>;
}
`;
}

function elementOf(
  { section, ...own }: PageSection,
  imports: Set<string>,
  counts: Map<string, number>,
): string {
  const definition = known.get(section);
  if (!definition) throw new Error(`There is no section '${section}'`);
  const { component, schema } = definition;
  const name = path.posix.basename(component, '.tsx');
  imports.add(`import { ${name} } from '#${component}';`);
  const count = (counts.get(section) ?? 0) + 1;
  counts.set(section, count);
  const key = count === 1 ? section : `${section}-${count}`;
  const locals = new Map(
    markedFields(schema, own).flatMap(({ field, text, mark }) => {
      if (!mark.reference) return [];
      const { local, statement } = importOf[mark.reference](text, identifier(text));
      imports.add(statement);
      return [[field.join('.'), local] as const];
    }),
  );
  // A section that a page lists twice needs another id for its links.
  const props = { ...(count > 1 && { id: key }), ...(withImports(own, locals) as object) };
  const attributes = Object.entries(props).map(([prop, value]) => {
    const printed = JSON.stringify(value, null, 2).replaceAll(marker, '$1');
    return `\n  ${prop}={${printed.replaceAll('\n', '\n  ')}}`;
  });
  const element = `<${name}\n  key=${JSON.stringify(key)}${attributes.join('')}\n/>`;
  if (!markOf(schema).below) return element;
  imports.add(`import { AfterFirstScreen } from '#src/routing/AfterFirstScreen.tsx';`);
  return `<AfterFirstScreen key=${JSON.stringify(key)}>\n  ${element.replaceAll('\n', '\n  ')}\n</AfterFirstScreen>`;
}
