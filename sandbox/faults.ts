/** Faults without a number, with the line that the fault page shows for each. */
const plainFaults = {
  html: 'Status 200 with an HTML page instead of JSON.',
  'broken-json': 'JSON that ends in the middle; the response itself is whole.',
  cut: 'The connection breaks in the middle of the body.',
  refused: 'The connection breaks before any answer.',
  array: 'A JSON array instead of an object.',
  null: 'The JSON value null.',
  string: 'A JSON string.',
  'empty-object': 'An object with nothing in it.',
  'missing-id': 'The first thing asked for is left out.',
  'wrong-types': 'Names, prices and addresses of the wrong type.',
  'odd-prices': 'Prices that are none: empty, null, -1.00, words, with a comma, a number, absent.',
  hostile: 'Scripts, huge and reversed names, dangerous addresses, NaN and Infinity.',
  'no-cors': 'A good answer that lacks the CORS headers.',
  'above-list': 'Every price is three times the list price.',
  'at-list': 'Every price is exactly the list price.',
} as const;

export type PlainFault = keyof typeof plainFaults;

/** What the API does wrong on purpose. */
export type Fault =
  | { kind: 'delay'; ms: number }
  | { kind: 'status'; code: number }
  | { kind: PlainFault };

/** The faults that the page offers; any other number works for `delay-` and `status-` too. */
export const faultChoices: readonly { name: string; description: string }[] = [
  { name: 'delay-2000', description: 'The answer comes after two seconds.' },
  { name: 'delay-30000', description: 'The answer comes after half a minute: too late.' },
  { name: 'status-404', description: 'Status 404, Not Found.' },
  { name: 'status-429', description: 'Status 429, Too Many Requests.' },
  { name: 'status-500', description: 'Status 500, Internal Server Error.' },
  { name: 'status-503', description: 'Status 503, Service Unavailable.' },
  ...Object.entries(plainFaults).map(([name, description]) => ({ name, description })),
];

/** For people who mistyped a fault. */
export const knownFaults = `delay-<0 to 120000 ms>, status-<400 to 599>, ${Object.keys(plainFaults).join(', ')}, none`;

/** `none` and the empty text mean no fault; `unknown` is a name that does not exist. */
export function parseFault(name: string): Fault | 'none' | 'unknown' {
  if (name === '' || name === 'none') return 'none';
  if (Object.hasOwn(plainFaults, name)) return { kind: name as PlainFault };
  const [, kind, digits] = /^(delay|status)-(\d{1,6})$/.exec(name) ?? [];
  const number = Number(digits);
  if (kind === 'delay' && number <= 120_000) return { kind, ms: number };
  if (kind === 'status' && number >= 400 && number <= 599) return { kind, code: number };
  return 'unknown';
}
