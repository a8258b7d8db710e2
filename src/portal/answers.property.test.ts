import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDomainPrices, readProducts } from './answers.ts';
import { answersToStand, domainPricesAnswer, productsAnswer } from './randomAnswers.ts';

const ids = [52, 53, 54];
const extensions = ['com', 'xyz', '.TOP', 'com.bd', '<b>'];
const unknownKind = 'The portal sent an answer of an unknown kind';

/** What a check gives; null where it refuses the answer as a whole, which only no object deserves. */
function readOrRefuse<T>(text: string, read: (answer: unknown) => T): T | null {
  const answer: unknown = JSON.parse(text);
  if (typeof answer === 'object' && answer !== null && !Array.isArray(answer)) return read(answer);
  expect(() => read(answer)).toThrow(unknownKind);
  return null;
}

function isPrice(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0.01 && value <= 1e12;
}

/* Plain conditions and not `expect` for each field: ten thousand answers have many. */
test('whatever products arrive, what is passed on is a price, a safe link, a name or nothing', () => {
  let read = 0;
  fc.assert(
    fc.property(productsAnswer(ids), (text) => {
      const products = readOrRefuse(text, (answer) => readProducts(answer, ids));
      for (const [id, { name, prices, url }] of products ?? []) {
        read += 1;
        const sound =
          ids.includes(id) &&
          Object.values(prices).every((price) => price === null || isPrice(price)) &&
          (url === null || /^https?:\/\/[^/@]+\//.test(url)) &&
          (name === null || name.trim() !== '');
        if (!sound) throw new Error(JSON.stringify({ id, name, prices, url }));
      }
    }),
    { numRuns: answersToStand },
  );
  expect(read).toBeGreaterThan(answersToStand);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('whatever domain prices arrive, what is passed on is an extension and a price', () => {
  let read = 0;
  fc.assert(
    fc.property(domainPricesAnswer(extensions), (text) => {
      for (const [name, price] of readOrRefuse(text, readDomainPrices) ?? []) {
        read += 1;
        if (!isPrice(price) || !/^[a-z0-9.-]+$/.test(name)) throw new Error(`${name} ${price}`);
      }
    }),
    { numRuns: answersToStand },
  );
  expect(read).toBeGreaterThan(answersToStand / 10);
});
