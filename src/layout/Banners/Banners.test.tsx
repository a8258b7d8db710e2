// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SiteCopyProvider } from '../../routing/siteCopy.ts';
import { StaticRouter } from '../../routing/StaticRouter.tsx';
import { site } from '../../site/site.ts';
import { siteCopy } from '../../site/siteCopy.ts';
import { Banners } from './Banners.tsx';

const promo = { offer: 'A third off', action: { label: 'See plans', to: '/' } };
const { layout } = siteCopy;
const copy = { ...siteCopy, layout: { ...layout, banners: { ...layout.banners, promo } } };

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(site, 'promoUntil');
  vi.useRealTimers();
});

test.each([
  ['2026-11-30T23:00:00+06:00', true],
  ['2026-12-01T00:00:01+06:00', false],
])('at %s a banner until 1 December is shown: %s', (moment, isShown) => {
  vi.useFakeTimers();
  vi.setSystemTime(moment);
  Object.assign(site, { promoUntil: '2026-12-01T00:00:00+06:00' });
  render(
    <SiteCopyProvider value={copy}>
      <StaticRouter>
        <Banners />
      </StaticRouter>
    </SiteCopyProvider>,
  );
  expect(screen.queryByText('A third off') !== null).toBe(isShown);
});
