import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PortalError } from './errors.ts';
import { parseDomainPrices, parseProducts } from './responses.ts';
import { responseRuns, domainPricesResponse, productsResponse } from './randomResponses.ts';

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
      for (const [id, { name, prices, url }] of products ?? []) {
        count += 1;
        const valid =
          ids.includes(id) &&
          Object.values(prices).every((price) => price === null || isPrice(price)) &&
          (url === null || /^https?:\/\/[^/@]+\//.test(url)) &&
          (name === null || name.trim() !== '');
        if (!valid) throw new Error(JSON.stringify({ id, name, prices, url }));
      }
    }),
    { numRuns: responseRuns },
  );
  expect(count).toBeGreaterThan(responseRuns);
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
    { numRuns: responseRuns },
  );
  expect(count).toBeGreaterThan(responseRuns / 10);
});
