// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BrowserRouter } from '../../routing/BrowserRouter.tsx';
import { planFamilies } from '../../site/plans.ts';
import { CarriedCycle } from './CarriedCycle.tsx';
import { Link } from './Link.tsx';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const yearly = planFamilies.find(({ cycles }) => cycles.includes('annually'))?.path ?? '';

function hrefOf(href: string, address: string): string | null {
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <CarriedCycle>
        <Link href={href}>A link</Link>
      </CarriedCycle>
    </BrowserRouter>,
  );
  return screen.getByRole('link').getAttribute('href');
}

test('links to pages with yearly prices carry the chosen cycle', () => {
  expect(hrefOf(yearly, '/?cycle=annually')).toBe(`${yearly}?cycle=annually`);
  cleanup();
  expect(hrefOf(`${yearly}#plans`, '/?cycle=annually')).toBe(`${yearly}?cycle=annually#plans`);
});

test('a page that does not show the chosen cycle does not get it', () => {
  expect(hrefOf(yearly, '/?cycle=triennially')).toBe(yearly);
});

test('a promotion code in the link stays', () => {
  expect(hrefOf(`${yearly}?promocode=NY`, '/?cycle=annually')).toBe(
    `${yearly}?promocode=NY&cycle=annually`,
  );
});

test.each([
  ['another page', '/404', '/?cycle=annually'],
  ['a link with a cycle of its own', `${yearly}?cycle=monthly`, '/?cycle=annually'],
  ['a fragment', '#faq', '/?cycle=annually'],
  ['another site', 'https://example.com/', '/?cycle=annually'],
  ['no choice', yearly, '/'],
  ['another cycle', yearly, '/?cycle=weekly'],
])('%s stays as it is', (_name, href, address) => {
  expect(hrefOf(href, address)).toBe(href);
});
