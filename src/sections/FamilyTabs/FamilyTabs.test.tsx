// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ProductTabs } from '../../schema/blocks.ts';
import { siteCopy } from '../../site/siteCopy.ts';
import { SiteCopyProvider } from '../../routing/siteCopy.ts';
import { StaticRouter } from '../../routing/StaticRouter.tsx';
import { FamilyTabs } from './FamilyTabs.tsx';

const set: ProductTabs = {
  label: 'Products',
  tabs: [{ path: '/websites', short: 'Sites' }, { path: '/machines' }],
};

afterEach(cleanup);

function show(path: string) {
  render(
    <SiteCopyProvider value={siteCopy}>
      <StaticRouter location={path}>
        <FamilyTabs {...set} />
      </StaticRouter>
    </SiteCopyProvider>,
  );
  return within(screen.getByRole('navigation', { name: set.label })).getAllByRole('link');
}

test('marks only the current page, however its address is written', () => {
  const links = show('/Machines/');
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
});

test('a tab has the label of its page, and a shorter one where there is little room', () => {
  const labels = show('/websites').map((link) =>
    [...link.children].map((one) => one.textContent).filter(Boolean),
  );
  expect(labels).toEqual([['Websites', 'Sites'], []]);
});
