import * as fc from '../../tests/random.ts';
import { expect, test } from 'vitest';
import { PortalError } from './errors.ts';
import { parseAvailability, parseDomainPrices, parseProducts } from './responses.ts';
import {
  availabilityResponse,
  domainPricesResponse,
  productsResponse,
} from '../../tests/random-responses.ts';

const ids = [52, 53, 54];
const extensions = ['com', 'xyz', '.TOP', 'com.bd', '<b>'];
const notAnObject = new PortalError('noObject');

/** The parsed response, or null if it is not an object: only then may parsing fail as a whole. */
function parseOrReject<T>(text: string, parse: (response: unknown) => T): T | null {
  const response: unknown = JSON.parse(text);
  const isObject = typeof response === 'object' && response !== null && !Array.isArray(response);
  if (isObject) return parse(response);
  expect(() => parse(response)).toThrow(notAnObject);
  return null;
}

function isPrice(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0.01 && value <= 1e12;
}

/* Plain conditions instead of `expect` for each field: ten thousand responses have many. */
test('from any products response only prices, safe links and names are passed on', () => {
  let count = 0;
  fc.assert(
    fc.property(productsResponse(ids), (text) => {
      const products = parseOrReject(text, (response) => parseProducts(response, ids));
      for (const [id, { name, prices, setupFees = {}, url }] of products ?? []) {
        count += 1;
        const valid =
          ids.includes(id) &&
          [prices, setupFees].every((amounts) => Object.values(amounts).every(isPrice)) &&
          (url === null || /^https?:\/\/[^/@]+\//.test(url)) &&
          (name === null || name.trim() !== '');
        if (!valid) throw new Error(JSON.stringify({ id, name, prices, setupFees, url }));
      }
    }),
  );
  expect(count).toBeGreaterThan(fc.runs);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('from any domain prices response only extensions and prices are passed on', () => {
  let count = 0;
  fc.assert(
    fc.property(domainPricesResponse(extensions), (text) => {
      for (const [name, price] of parseOrReject(text, parseDomainPrices) ?? []) {
        count += 1;
        const { register, renew, transfer } = price;
        const valid =
          isPrice(register) &&
          [renew, transfer].every((further) => further === null || isPrice(further)) &&
          /^[a-z0-9.-]+$/.test(name);
        if (!valid) throw new Error(`${name} ${JSON.stringify(price)}`);
      }
    }),
  );
  expect(count).toBeGreaterThan(fc.runs / 10);
});

test('from any availability response only requested names are passed on, free only if it says so', () => {
  const names = ['amardokan.com', 'xn--p5b1b3bvb.com', '__proto__', 'constructor'];
  const seen = { true: 0, false: 0, null: 0 };
  fc.assert(
    fc.property(availabilityResponse(names), (text) => {
      const found = parseOrReject(text, (response) => parseAvailability(response, names));
      if (found) expect([...found.keys()]).toEqual(names);
      for (const [name, available] of found ?? []) {
        seen[`${available}`] += 1;
        const said: unknown = Object.getOwnPropertyDescriptor(JSON.parse(text), name)?.value;
        const isFree =
          said !== null && typeof said === 'object' && Object.hasOwn(said, 'available');
        const { available: exact, premium } = (isFree ? said : {}) as Record<string, unknown>;
        const expected = typeof exact === 'boolean' && !premium ? exact : null;
        if (available !== expected) throw new Error(`${name} ${String(available)} ${text}`);
      }
    }),
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(fc.runs / 10);
});
