import { motifs } from '../../src/ui/Medallion/motifs.ts';
import { areaName, componentName } from './entry.ts';
import type { Wish } from './wish.ts';

/** A file to be written, its path from the project's folder on. */
export interface NewFile {
  path: string;
  text: string;
}

/** The three files of a page. The formatter has the last word on their line breaks. */
export function filesFor({ path, title, area }: Wish): NewFile[] {
  const name = componentName(path);
  const topic = name.charAt(0).toLowerCase() + name.slice(1);
  const words = `${topic}Words`;
  const motif = Object.hasOwn(motifs, area) ? area : 'company';
  return [
    { path: `src/content/${topic}.ts`, text: contentText(words, path, title.trim(), area) },
    { path: `src/pages/${area}/${name}.tsx`, text: pageText(name, topic, words, motif) },
    {
      path: `tests/${path.slice(1).replaceAll('/', '-')}.spec.ts`,
      text: testText(topic, words, path),
    },
  ];
}

function contentText(words: string, path: string, title: string, area: string): string {
  return `import type { LinkText } from '../../build/new-page/schema/link.ts';

const actions: readonly LinkText[] = [{ label: 'Contact support', to: '/contact-us' }];

/** The words of ${path}. */
export const ${words} = {
  hero: {
    eyebrow: ${JSON.stringify(areaName(area))},
    title: ${JSON.stringify(title)},
    lead: 'We are still writing this page. Ask us about it in the meantime: our support team answers by live chat, hotline and e-mail.',
    actions,
  },
  next: {
    title: 'Until then, ask us',
    lead: 'Tell us what you need, and we answer with what we can offer today and what it costs.',
  },
} as const;
`;
}

function pageText(name: string, topic: string, words: string, motif: string): string {
  return `import { ${words} as words } from '../../content/${topic}.ts';
import { PageHero } from '../../sections/PageHero/PageHero.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { PageSections } from '../../ui/PageSections/PageSections.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';

export function ${name}() {
  return (
    <PageSections>
      <PageHero {...words.hero} motif="${motif}" />
      <Section labelledBy="next">
        <SectionHeading id="next" {...words.next} />
      </Section>
    </PageSections>
  );
}
`;
}

function testText(topic: string, words: string, path: string): string {
  return `import { expect, test } from '@playwright/test';
import { ${words} as words } from '../../build/src/content/${topic}.ts';

test('${path} says what it is and leads to a person', async ({ page }) => {
  await page.goto('${path}');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.title);
  await expect(page.getByRole('heading', { level: 2, name: words.next.title })).toBeVisible();
  const [first] = words.hero.actions;
  await page.getByRole('main').getByRole('link', { name: first?.label ?? '' }).click();
  await expect(page).toHaveURL(/\\/contact-us$/);
});
`;
}
