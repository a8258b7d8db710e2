// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isAllowed } from './trustedScripts.ts';

const hosts = ['https://*.tags.example', 'https://cdn.example', 'https://files.example/emoji/'];

test.each([
  ['https://www.tags.example/a.js', true],
  ['https://cdn.example/a.js', true],
  ['https://files.example/emoji/a.js', true],
  ['https://files.example/other/a.js', false],
  ['https://tags.example.evil.example/a.js', false],
  ['https://eviltags.example/a.js', false],
  ['http://cdn.example/a.js', false],
  ['https://cdn.example:8443/a.js', false],
  ['https://user@evil.example/cdn.example', false],
  ['/assets/a.js', false],
  // oxlint-disable-next-line no-script-url -- that is what must not pass
  ['javascript:alert(1)', false],
])('%s is allowed: %s', (address, allowed) => {
  expect(isAllowed(address, hosts)).toBe(allowed);
});
