// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { StaticRouter } from '../../routing/StaticRouter.tsx';
import { afterEach, describe, expect, it } from 'vitest';
import { dedicatedTabs, hostingTabs, vpsTabs } from '../../content/familyTabs.ts';
import type { FamilyTabSet } from '../../content/familyTabs.ts';
import { FamilyTabs } from './FamilyTabs.tsx';

afterEach(cleanup);

function show(set: FamilyTabSet, path: string) {
  render(
    <StaticRouter location={path}>
      <FamilyTabs {...set} />
    </StaticRouter>,
  );
  return within(screen.getByRole('navigation', { name: set.label })).getAllByRole('link');
}

describe('FamilyTabs', () => {
  it('marks only the current page, however its address is written', () => {
    const links = show(vpsTabs, '/VPS/');
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Cloud VPS', 'page'],
      ['WHM & cPanel VPS', null],
      ['Custom VPS', null],
    ]);
  });

  it('labels the dedicated servers as specified', () => {
    const links = show(dedicatedTabs, '/custom-dedicated-server');
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Unmanaged Dedicated', null],
      ['WHM & cPanel Dedicated', null],
      ['Custom Dedicated', 'page'],
    ]);
  });

  it('has a short label for each kind of hosting', () => {
    const links = show(hostingTabs, '/premium-hosting');
    expect(links.map((link) => link.lastElementChild?.textContent)).toEqual([
      'Shared',
      'Premium',
      'Wordpress',
      'Reseller',
    ]);
  });
});
