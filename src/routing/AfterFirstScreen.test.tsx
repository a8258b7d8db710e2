// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AfterFirstScreen, FirstScreenProvider } from './AfterFirstScreen.tsx';
import { parseLocation } from './location.ts';
import { RouterContext } from './router.ts';
import type { NavigationType } from './router.ts';

let firstShown: string | undefined;

function FirstScreen() {
  useLayoutEffect(() => {
    firstShown = document.body.textContent;
  }, []);
  return 'first screen';
}

function visit(address: string, navigationType: NavigationType, unless?: string) {
  render(
    <RouterContext value={{ location: parseLocation(address), navigationType }}>
      <FirstScreenProvider>
        <FirstScreen />
        <AfterFirstScreen {...(unless !== undefined && { unless })}>, rest</AfterFirstScreen>
      </FirstScreenProvider>
    </RouterContext>,
  );
}

afterEach(cleanup);

test('a link to a page shows the first screen, and then the rest', () => {
  visit('/vps', 'PUSH');
  expect(firstShown).toBe('first screen');
  expect(screen.getByText('first screen, rest')).toBeDefined();
});

test.each([
  ['(min-width: 100em)', 'first screen'],
  ['(min-width: 1em)', 'first screen, rest'],
])('in a window 64em wide, %s decides whether a part is held back', (query, expected) => {
  visit('/vps', 'PUSH', query);
  expect(firstShown).toBe(expected);
});

test.each([
  ['Back', '/vps', 'POP'],
  ['a link to an anchor', '/vps#plans', 'PUSH'],
] as const)('%s shows everything at once', (_, address, type) => {
  visit(address, type);
  expect(firstShown).toBe('first screen, rest');
});
