import { expect, test } from 'vitest';
import { writePage } from './write-page.ts';

const meta = { title: 'Boats', label: 'Boats', description: 'All about boats.' };

/** The module of a page with these sections. */
const write = (...sections: { section: string; [field: string]: unknown }[]) =>
  writePage({ page: {}, meta, sections }, 'en/boats.yaml');

const terminal = { section: 'terminal', title: 'First', text: 'Look around.', lines: ['ls'] };
const picker = { section: 'planPicker', title: 'Plans', drawing: 'row-boat', family: 'sites' };

test('the module of a page is readable: its sections as elements', () => {
  expect(write(terminal)).toBe(`// Compiled from content/en/boats.yaml; changes here are lost.
import { PageSections } from '#src/layout/PageSections/PageSections.tsx';
import { Terminal } from '#src/sections/Terminal/Terminal.tsx';

export const title = "Boats";

export const sections = [
  <Terminal
    key="terminal"
    title={"First"}
    text={"Look around."}
    lines={[
      "ls"
    ]}
  />,
];

export function Page() {
  return <PageSections>{sections}</PageSections>;
}
`);
});

test('what sections name is imported, once', () => {
  const module = write(picker, { section: 'planSection', title: 'More', family: 'sites' });
  expect(module.match(/^import .*$/gm)).toEqual([
    `import { PageSections } from '#src/layout/PageSections/PageSections.tsx';`,
    `import sites from '#content/plans/sites.js';`,
    `import { PlanPicker } from '#src/sections/PlanPicker/PlanPicker.tsx';`,
    `import { PlanSection } from '#src/sections/PlanSection/PlanSection.tsx';`,
    `import { RowBoat } from '#drawings/RowBoat.tsx';`,
  ]);
  expect(module.match(/family=\{sites\}/g)).toHaveLength(2);
  expect(module).toContain('drawing={RowBoat}');
});

test('a drawing with code of its own comes from there, a text from its Markdown file', () => {
  expect(write({ ...picker, drawing: 'letters' })).toContain(
    `import { Letters } from '#src/drawings/Letters.tsx';`,
  );
  const document = { section: 'legalDocument', text: 'legal/terms', drawing: 'boat' };
  expect(write(document)).toContain(
    `import { text as legalTerms } from '#content/legal/terms.md.js';`,
  );
  expect(write(document)).toContain('text={legalTerms}');
});

test('a section that is listed twice gets another key and id, unless it has an id', () => {
  const module = write(terminal, terminal, { ...terminal, id: 'last' });
  expect(module.match(/ key=\S+/g)).toEqual([
    ' key="terminal"',
    ' key="terminal-2"',
    ' key="terminal-3"',
  ]);
  expect(module.match(/ id=\S+/g)).toEqual([' id={"terminal-2"}', ' id={"last"}']);
});

test('a section that never belongs to the first screen is held back, wherever it is', () => {
  const module = write({ section: 'planFinder' });
  expect(module).toContain(`import { AfterFirstScreen } from '#src/routing/AfterFirstScreen.tsx';`);
  expect(module).toMatch(/<AfterFirstScreen key="planFinder">\s+<PlanFinder/);
  expect(write(terminal)).not.toContain('AfterFirstScreen');
});
