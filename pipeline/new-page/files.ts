import { stringify } from 'yaml';
import { copyName } from '../../src/content/copyName.ts';
import { areaName, componentName, entryFor } from './entry.ts';
import type { PageOptions } from './page-options.ts';

/** A file to write, its path relative to the project. */
export interface NewFile {
  path: string;
  text: string;
}

/** The files of a new page: its text; for a React page also its schema, the page, and one block. */
export function filesFor(options: PageOptions): NewFile[] {
  const name = componentName(options.path);
  const { area } = options;
  const copy = copyName(entryFor(options));
  const words = { path: `src/content/en/${copy}.yaml`, text: copyFile(options, copy) };
  if (!options.react) return [words];
  return [
    words,
    { path: `src/content/schema/pages/${schemaName(options)}.ts`, text: schemaFile(options) },
    { path: `src/pages/${area}/${name}.tsx`, text: pageFile(name, copy) },
    { path: `src/pages/${area}/${name}/Benefits.tsx`, text: blockFile(schemaName(options)) },
  ];
}

/** The name of the page's schema and of its file. */
export function schemaName({ path }: PageOptions): string {
  const name = componentName(path);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function copyFile(options: PageOptions, copy: string): string {
  const { title, label, description } = entryFor(options);
  const meta = { title, label, description };
  const hero = {
    eyebrow: areaName(options.area),
    title,
    lead: 'We’re still writing this page. In the meantime, ask us by live chat, hotline or email.',
    actions: [{ label: 'Contact support', to: '/contact-us' }],
  };
  const benefits = ['Prices in taka', 'Support by live chat, hotline and email'];
  const words = options.react
    ? { meta, hero, benefits: { title: 'What you get', items: benefits } }
    : {
        meta,
        sections: [
          { section: 'hero', ...hero },
          {
            section: 'text',
            title: 'What you get',
            text: benefits.map((benefit) => `- ${benefit}\n`).join(''),
          },
        ],
      };
  const up = '../'.repeat(copy.split('/').length + 1);
  return [
    `# yaml-language-server: $schema=${up}generated/schemas/en/${copy}.json`,
    ...(options.react
      ? []
      : ['# The sections from top to bottom. `npm run catalogue` shows all sections.']),
    stringify(words),
  ].join('\n');
}

function schemaFile(options: PageOptions): string {
  return `import type * as v from 'valibot';
import { heading, heroWithActions } from '../blocks.ts';
import { fields, list, text } from '../fields.ts';
import { metaSchema as meta } from '../page.ts';

const benefits = fields({ title: heading.title, items: list(text('One benefit')) });
export type BenefitsCopy = v.InferOutput<typeof benefits>;

/** The words of ${options.path}. */
export const ${schemaName(options)} = fields({ meta, hero: heroWithActions, benefits });
`;
}

function pageFile(name: string, copy: string): string {
  return `import type { PageProps } from '../../content/schema/copy.ts';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { Benefits } from './${name}/Benefits.tsx';

export function ${name}({ copy }: PageProps<'${copy}'>) {
  return (
    <PageSections>
      <Hero copy={copy.hero} />
      <Benefits {...copy.benefits} />
    </PageSections>
  );
}
`;
}

function blockFile(schema: string): string {
  return `import type { BenefitsCopy } from '../../../content/schema/pages/${schema}.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';

/** What the customer gets. */
export function Benefits({ title, items }: BenefitsCopy) {
  return (
    <Section labelledBy="benefits">
      <SectionHeading id="benefits" title={title} />
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
`;
}
