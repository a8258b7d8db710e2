// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { StaticRouter } from '../../../routing/StaticRouter.tsx';
import { afterEach, expect, it } from 'vitest';
import legal from '#content/words/legal.js';
import prose from '#content/words/prose.js';
import type { ProseText } from '../../../schema/prose.ts';
import { siteCopy } from '../../../site/siteCopy.ts';
import { SiteCopyProvider } from '../../../routing/siteCopy.ts';
import { LegalDocument } from './LegalDocument.tsx';

afterEach(cleanup);

const copy = legal;

const text: ProseText = {
  title: 'Refund Policy',
  date: '2025-09-03',
  summary: 'When and how.',
  blocks: [
    { kind: 'heading', level: 2, id: 'how', text: 'How' },
    { kind: 'heading', level: 3, id: 'in-writing', text: 'In writing' },
    { kind: 'heading', level: 2, id: 'when', text: 'When' },
  ],
};

const navigation = { ...siteCopy.navigation, legal: ['/terms', '/help', '/journal'] };

function show() {
  render(
    <SiteCopyProvider value={{ ...siteCopy, navigation }}>
      <StaticRouter location="/help">
        <LegalDocument text={text} drawing={() => null} />
      </StaticRouter>
    </SiteCopyProvider>,
  );
}

it('shows the date day first, and in machine-readable form', () => {
  show();
  expect(screen.getByText('03-09-2025').getAttribute('datetime')).toBe('2025-09-03');
});

it('lists sections, but not subsections', () => {
  show();
  const contents = screen.getByRole('navigation', { name: prose.contents });
  const links = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#how', '#when']);
});

it('links to the other documents, but not to itself', () => {
  show();
  const others = within(screen.getByRole('list', { name: copy.others }));
  expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/terms',
    '/journal',
  ]);
});
