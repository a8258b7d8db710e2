// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shouldOfferNight } from './nightOffer.ts';

let systemIsDark = true;

beforeEach(() => {
  systemIsDark = true;
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('offers Night once if the system is dark', () => {
  expect(shouldOfferNight()).toBe(true);
  expect(shouldOfferNight()).toBe(false);
});

test('offers nothing if the system is light', () => {
  systemIsDark = false;
  expect(shouldOfferNight()).toBe(false);
  systemIsDark = true;
  expect(shouldOfferNight()).toBe(true);
});

test('offers nothing to visitors who have chosen a theme', () => {
  localStorage.setItem('theme', 'default');
  expect(shouldOfferNight()).toBe(false);
});

test('offers nothing if storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(shouldOfferNight()).toBe(false);
});
