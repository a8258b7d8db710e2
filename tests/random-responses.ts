import { billingCycles } from '../src/schema/billingCycles.ts';
import * as fc from './random.ts';

/*
 * For tests: anything a portal might send, as JSON text. Text can hold what an object cannot: a
 * duplicate key, `__proto__` as a key, or 1e999, which JSON parses as Infinity.
 */

/** Placeholder for a number that JSON.stringify cannot write. */
const huge = '@huge';

const oddPriceTexts =
  ' |0|0.00|0.001|0.005|-1.00|-0|abc|NaN|Infinity|1e309|1,250.00|1,20,000|12,50|,5|1.|.5|1.999|0x10|' +
  '৳500|৭৫| 75.00 |999999999999.99|1000000000000|<b>75</b>|75\u0000|+75|';
const oddNumbers = [0, -1, -0.01, 1e-9, 0.004, 99.995, 1e12, 1e13, 1e21, Number.MAX_VALUE, 5e-324];
const oddPrices = [...oddPriceTexts.split('|'), ...oddNumbers, '9'.repeat(400), null, true, huge];

const hostileUrls = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://portal.test/1',
  '//evil.example',
  '/cart.php',
  'https://portal.test@evil.example/',
  'https://user:secret@portal.test/',
  'https://portal.test/"onmouseover="alert(1)',
  "https://portal.test/'><script>alert(1)</script>",
  'https:\\\\portal.test\\cart',
  'http://[::1',
  'https://',
  `https://portal.test/${'x'.repeat(5000)}`,
];

const hostileNames = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '\u202Egnitsoh',
  '\uD800',
  '&lt;b&gt;',
  'Very long name '.repeat(200),
];

const anything = fc.jsonValue({ maxDepth: 2 });

const goodPrice = fc.integer({ min: 1, max: 20_000_000 }).map((paisa) => (paisa / 100).toFixed(2));

const price = fc.oneof(
  { weight: 4, arbitrary: goodPrice },
  { weight: 4, arbitrary: fc.constantFrom(...oddPrices) },
  { weight: 2, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 1, arbitrary: anything },
);

const name = fc.oneof(fc.constantFrom(...hostileNames), fc.string({ unit: 'binary' }), anything);

const portalUrl = fc
  .tuple(fc.webPath(), fc.webQueryParameters(), fc.webFragments())
  .map(([path, query, hash]) => `https://portal.test${path}?${query}#${hash}`);

const url = fc.oneof(
  { weight: 4, arbitrary: portalUrl },
  { weight: 2, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
  { weight: 4, arbitrary: fc.constantFrom(...hostileUrls) },
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: anything },
);

const cycles = fc.dictionary(fc.constantFrom(...billingCycles, 'onetime'), price);
const pricing = fc.oneof({ weight: 8, arbitrary: cycles }, { weight: 1, arbitrary: anything });

const product = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ name, pricing, setup: pricing, url }, { requiredKeys: [] }),
  },
  { weight: 1, arbitrary: anything },
);

const strangeKeys = ['__proto__', 'constructor', 'toString', 'length', '', '052', '52 ', '1e1'];

function objectText(entries: readonly (readonly [key: string, value: unknown])[]): string {
  const fields = entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return `{${fields.join()}}`.replaceAll(JSON.stringify(huge), '1e999');
}

function responseText(keys: readonly string[], value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const key = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...keys) },
    { weight: 1, arbitrary: fc.constantFrom(...strangeKeys) },
    { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
  );
  return fc.oneof(
    { weight: 15, arbitrary: fc.array(fc.tuple(key, value), { maxLength: 6 }).map(objectText) },
    { weight: 1, arbitrary: anything.map((other) => JSON.stringify(other)) },
  );
}

/** A response to a products call, as JSON: mostly an object with some of these ids. */
export function productsResponse(ids: readonly number[]): fc.Arbitrary<string> {
  return responseText(ids.map(String), product);
}

/** A response to the call for domain prices, as JSON. */
export function domainPricesResponse(extensions: readonly string[]): fc.Arbitrary<string> {
  return responseText(
    extensions,
    fc.oneof(
      fc.record({ register: price, renew: price, transfer: price }, { requiredKeys: [] }),
      anything,
    ),
  );
}

/** A response to the call for availability, as JSON. */
export function availabilityResponse(names: readonly string[]): fc.Arbitrary<string> {
  const available = fc.oneof(
    { weight: 4, arbitrary: fc.boolean() },
    { weight: 4, arbitrary: fc.constantFrom('true', 'false', 1, 0, null, '', 'available', huge) },
    { weight: 1, arbitrary: anything },
  );
  const answer = fc.record({ available, premium: fc.boolean() }, { requiredKeys: [] });
  return responseText(names, fc.oneof({ weight: 8, arbitrary: answer }, anything));
}
