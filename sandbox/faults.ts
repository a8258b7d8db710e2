/** Faults without a number, with the descriptions on the faults page. */
const plainFaults = {
  html: 'Status 200 with an HTML page instead of JSON.',
  'broken-json': 'A complete response whose JSON is cut off.',
  cut: 'The connection closes halfway through the body.',
  refused: 'The connection closes without a response.',
  array: 'A JSON array instead of an object.',
  null: 'The JSON value null.',
  string: 'A JSON string.',
  'empty-object': 'An empty object.',
  'missing-id': 'The first requested id is left out.',
  'wrong-types': 'Names, prices and URLs of the wrong type.',
  'odd-prices': 'Unusual prices: empty, null, -1.00, a word, with a comma, a number, missing.',
  hostile: 'Scripts, huge and reversed names, dangerous URLs, NaN and Infinity.',
  'all-null': 'Null for every product, extension and name.',
  'no-cors': 'A valid response without CORS headers.',
  'above-list': 'Every price is three times the list price.',
  'at-list': 'Every price is exactly the list price.',
} as const;

export type PlainFault = keyof typeof plainFaults;

/** A way in which the portal fails on purpose. */
export type Fault =
  | { kind: 'delay'; ms: number }
  /** Only domain searches: the API responds as usual. */
  | { kind: 'redirect'; code: number }
  | { kind: 'status'; code: number }
  | { kind: PlainFault };

/** The faults on the faults page; those with a number also work with others. */
export const faultChoices: readonly { name: string; description: string }[] = [
  { name: 'delay-2000', description: 'The response takes two seconds.' },
  {
    name: 'delay-30000',
    description: 'The response takes half a minute, longer than the site waits.',
  },
  { name: 'status-404', description: 'Status 404, Not Found.' },
  { name: 'status-429', description: 'Status 429, Too Many Requests.' },
  { name: 'status-500', description: 'Status 500, Internal Server Error.' },
  { name: 'status-503', description: 'Status 503, Service Unavailable.' },
  {
    name: 'redirect-302',
    description:
      'A domain search redirects to another host, 127.0.0.1 instead of localhost or back, with the name in the address.',
  },
  { name: 'redirect-307', description: 'The same, and the browser posts the name again.' },
  ...Object.entries(plainFaults).map(([name, description]) => ({ name, description })),
];

/** For the error message about an unknown fault. */
export const knownFaults = `delay-<0 to 120000 ms>, status-<400 to 599>, redirect-<301, 302, 303, 307 or 308>, ${Object.keys(plainFaults).join(', ')}, none`;

/** `none` or an empty name means no fault. */
export function parseFault(name: string): Fault | 'none' | 'unknown' {
  if (name === '' || name === 'none') return 'none';
  if (Object.hasOwn(plainFaults, name)) return { kind: name as PlainFault };
  const [, kind, digits] = /^(delay|redirect|status)-(\d{1,6})$/.exec(name) ?? [];
  const number = Number(digits);
  if (kind === 'delay' && number <= 120_000) return { kind, ms: number };
  if (kind === 'redirect' && [301, 302, 303, 307, 308].includes(number)) {
    return { kind, code: number };
  }
  if (kind === 'status' && number >= 400 && number <= 599) return { kind, code: number };
  return 'unknown';
}
