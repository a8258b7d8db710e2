// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import productTabs from '#content/words/product-tabs.js';
import type { ProductTabs } from '../../schema/blocks.ts';
import { siteCopy } from '../../site/siteCopy.ts';
import { SiteCopyProvider } from '../../routing/siteCopy.ts';
import { StaticRouter } from '../../routing/StaticRouter.tsx';
import { FamilyTabs } from './FamilyTabs.tsx';

const sets = productTabs as Record<'hosting' | 'vps' | 'dedicated', ProductTabs>;

afterEach(cleanup);

function show(set: ProductTabs, path: string) {
  render(
    <SiteCopyProvider value={siteCopy}>
      <StaticRouter location={path}>
        <FamilyTabs {...set} />
      </StaticRouter>
    </SiteCopyProvider>,
  );
  return within(screen.getByRole('navigation', { name: set.label })).getAllByRole('link');
}

describe('FamilyTabs', () => {
  it('marks only the current page, however its address is written', () => {
    const links = show(sets.vps, '/VPS/');
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Cloud VPS', 'page'],
      ['WHM & cPanel VPS', null],
      ['Custom VPS', null],
    ]);
  });

  it('labels the dedicated servers as specified', () => {
    const links = show(sets.dedicated, '/custom-dedicated-server');
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Unmanaged Dedicated', null],
      ['WHM & cPanel Dedicated', null],
      ['Custom Dedicated', 'page'],
    ]);
  });

  it('has a short label for each kind of hosting', () => {
    const links = show(sets.hosting, '/premium-hosting');
    expect(links.map((link) => link.lastElementChild?.textContent)).toEqual([
      'Shared',
      'Premium',
      'Wordpress',
      'Reseller',
    ]);
  });
});
