import * as v from 'valibot';
import { expect, it } from 'vitest';
import { testDomains } from '../site/testDomains.ts';
import { domainsSchema } from './domain.ts';

const messages = (domains: unknown) =>
  v
    .safeParse(domainsSchema, domains)
    .issues?.map((issue) => issue.message)
    .join('\n');

it('accepts extensions with and without a default price', () => {
  expect(messages(testDomains)).toBeUndefined();
});

it.each<[string, object, string]>([
  ['an extension with a dot', { tiles: [{ name: '.com' }] }, 'without a dot'],
  ['a price in quotes', { defaultPrices: { com: '1000' } }, 'as a number, without quotes'],
  [
    'a transfer that is neither free nor priced',
    { reseller: [{ extension: 'com', register: 1, renew: 1, transfer: 'gratis' }] },
    'write a price, or free',
  ],
])('refuses %s and says what to write', (_, change, message) => {
  expect(messages({ ...testDomains, ...change })).toContain(message);
});
