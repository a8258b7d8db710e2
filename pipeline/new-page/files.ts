import { areaName, componentName } from './entry.ts';
import type { PageOptions } from './page-options.ts';

/** A file to write, its path relative to the project. */
export interface NewFile {
  path: string;
  text: string;
}

/** The files of a new page: its text, the page, and one block of its own. */
export function filesFor({ path, title, area }: PageOptions): NewFile[] {
  const name = componentName(path);
  const contentName = name.charAt(0).toLowerCase() + name.slice(1);
  const text = `${contentName}Page`;
  return [
    {
      path: `src/content/${contentName}.ts`,
      text: contentFile(text, path, title.trim(), areaName(area)),
    },
    { path: `src/pages/${area}/${name}.tsx`, text: pageFile(name, contentName, text) },
    { path: `src/pages/${area}/${name}/Benefits.tsx`, text: blockFile() },
  ];
}

function contentFile(exportName: string, path: string, title: string, area: string): string {
  return `/** The text of ${path}. */
export const ${exportName} = {
  hero: {
    eyebrow: ${JSON.stringify(area)},
    title: ${JSON.stringify(title)},
    lead: 'We’re still writing this page. Until then, ask us by live chat, hotline or e-mail.',
    actions: [{ label: 'Contact support', to: '/contact-us' }],
  },
  benefits: {
    title: 'What you get',
    items: ['Prices in taka', 'Support by live chat, hotline and e-mail'],
  },
} as const;
`;
}

function pageFile(name: string, contentName: string, text: string): string {
  return `import { ${text} } from '../../content/${contentName}.ts';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { Benefits } from './${name}/Benefits.tsx';

export function ${name}() {
  return (
    <PageSections>
      <Hero copy={${text}.hero} />
      <Benefits {...${text}.benefits} />
    </PageSections>
  );
}
`;
}

function blockFile(): string {
  return `import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';

interface BenefitsProps {
  title: string;
  items: readonly string[];
}

/** What the customer gets. */
export function Benefits({ title, items }: BenefitsProps) {
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
