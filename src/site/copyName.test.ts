import { expect, test } from 'vitest';
import { copyName } from './copyName.ts';

test.each([
  ['/', 'home/Home', 'home/home'],
  ['/web-hosting', 'hosting/WebHosting', 'hosting/web-hosting'],
  ['/404', 'specialty/NotFound', 'specialty/404'],
])('the words of %s, shown by %s, are in %s', (path, view, name) => {
  expect(copyName({ path, view })).toBe(name);
});
