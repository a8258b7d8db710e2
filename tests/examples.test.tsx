// @vitest-environment happy-dom
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { text as article } from '#content/blog/naming-a-boat.md.js';
import { text as legal } from '#content/legal/terms.md.js';
import { fillFacts } from '../pipeline/content/read/facts.ts';
import { markedFields } from '../pipeline/content/read/marked-fields.ts';
import { checkPageFile } from '../pipeline/content/read/page-file.ts';
import { readContent } from '../pipeline/content/read/read-content.ts';
import { sections } from '../pipeline/content/read/section-schemas.ts';
import { parseYaml } from '../pipeline/content/read/yaml-file.ts';
import { PageStateProvider } from '../src/portal/PageState.tsx';
import { SiteCopyProvider } from '../src/routing/siteCopy.ts';
import { StaticRouter } from '../src/routing/StaticRouter.tsx';
import { planFamilies } from '../src/site/plans.ts';
import { siteCopy } from '../src/site/siteCopy.ts';
import type { ReferenceKind } from '../src/schema/references.ts';

const root = path.resolve(import.meta.dirname, '..');
const { facts } = readContent(path.join(root, 'tests/fixtures/site'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What each reference of an example is replaced with, whatever it names; `index` counts those of a section. */
const standIns: Record<ReferenceKind, (name: string, index: number) => unknown> = {
  drawing: () => () => <svg aria-hidden="true" />,
  family: (_, index) => planFamilies[index],
  markdown: (name) => (name.startsWith('blog/') ? article : legal),
  picture: () => ({ avif: '/a.avif', webp: '/a.webp', src: '/a.webp', width: 2, height: 1 }),
  video: () => ({ mp4: '/a.mp4', webm: '/a.webm', poster: '/a.svg' }),
};

interface Name {
  kind: ReferenceKind;
  index: number;
}

function withStandIns(value: unknown, names: ReadonlyMap<string, Name>, field = ''): unknown {
  const name = names.get(field);
  if (name) return standIns[name.kind](value as string, name.index);
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.entries(value).map(([key, item]) => [
    key,
    withStandIns(item, names, field === '' ? key : `${field}.${key}`),
  ]);
  return Array.isArray(value) ? inside.map(([, item]) => item) : Object.fromEntries(inside);
}

/** A section's example, checked as the section of a page. */
function readExample(name: string, folder: string): Record<string, unknown> {
  const text = readFileSync(path.join(root, folder, 'example.yaml'), 'utf8');
  const example = fillFacts(parseYaml('example.yaml', text).data, facts.get('en') ?? {});
  const problems: string[] = [];
  const description = 'A page that has nothing but the example of one section, for this test.';
  const page = checkPageFile(
    { meta: { title: 'Example', label: 'Example', description }, sections: [example] },
    (field, message) => problems.push(`${field.join('.')}: ${message}`),
  );
  expect(problems).toEqual([]);
  const [{ section, ...own } = { section: '' }] = page?.sections ?? [];
  expect(section).toBe(name);
  return own;
}

/** What only a whole page can have, or only a browser can tell. */
const ofPages = [
  'region',
  'page-has-heading-one',
  'heading-order',
  'landmark-one-main',
  'document-title',
  'html-has-lang',
  'color-contrast',
];

// A section without a component is replaced by another when its page is written.
const shown = [...sections].filter(([, { component }]) => existsSync(path.join(root, component)));

test.each(shown)('the example of %s renders and has no barriers', async (name, definition) => {
  const { component, schema } = definition;
  const own = readExample(name, path.dirname(component));
  const used: string[] = [];
  const names = new Map(
    markedFields(schema, own).flatMap(({ field, text, mark: { reference: kind } }) => {
      if (!kind) return [];
      if (kind === 'family' && !used.includes(text)) used.push(text);
      return [[field.join('.'), { kind, index: used.indexOf(text) }] as const];
    }),
  );
  const file = (await import(path.join(root, component))) as Record<string, ComponentType>;
  const Section = file[path.basename(component, '.tsx')] as ComponentType<object>;
  vi.stubGlobal('fetch', async () => Response.json({}));
  const { container } = await act(async () =>
    render(
      <SiteCopyProvider value={siteCopy}>
        <StaticRouter location="/websites">
          <PageStateProvider>
            <Section {...(withStandIns(own, names) as object)} />
          </PageStateProvider>
        </StaticRouter>
      </SiteCopyProvider>,
    ),
  );
  expect(container.textContent).not.toBe('');
  const { violations } = await axe.run(container, {
    rules: Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }])),
  });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual(
    [],
  );
});
