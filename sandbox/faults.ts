import { setTimeout } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

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

/** The numbers that the other faults take. A redirect applies to domain searches only. */
const numberedFaults = {
  delay: { numbers: '0 to 120000 ms', allows: (ms: number) => ms <= 120_000 },
  status: { numbers: '400 to 599', allows: (code: number) => code >= 400 && code <= 599 },
  redirect: {
    numbers: '301, 302, 303, 307 or 308',
    allows: (code: number) => [301, 302, 303, 307, 308].includes(code),
  },
};

type PlainFault = keyof typeof plainFaults;
type NumberedFault = keyof typeof numberedFaults;

/** A way in which the portal fails on purpose. */
export interface Fault {
  kind: PlainFault | NumberedFault;
  number?: number;
}

/** The faults on the faults page, by name; those with a number also work with others. */
export const faultChoices: Readonly<Record<string, string>> = {
  'delay-2000': 'The response takes two seconds.',
  'delay-30000': 'The response takes half a minute, longer than the site waits.',
  'status-404': 'Status 404, Not Found.',
  'status-429': 'Status 429, Too Many Requests.',
  'status-500': 'Status 500, Internal Server Error.',
  'status-503': 'Status 503, Service Unavailable.',
  'redirect-302':
    'A domain search redirects to another host, 127.0.0.1 instead of localhost or back, with the name in the address.',
  'redirect-307': 'The same, and the browser posts the name again.',
  ...plainFaults,
};

const knownFaults = [
  ...Object.entries(numberedFaults).map(([kind, { numbers }]) => `${kind}-<${numbers}>`),
  ...Object.keys(plainFaults),
  'none',
].join(', ');

/** The fault of this name; `none` or an empty name means no fault. */
export function parseFault(name: string): Fault | undefined {
  if (name === '' || name === 'none') return undefined;
  if (Object.hasOwn(plainFaults, name)) return { kind: name as PlainFault };
  const [, kind, digits] = /^(delay|status|redirect)-(\d{1,6})$/.exec(name) ?? [];
  const number = Number(digits);
  if (kind !== undefined && numberedFaults[kind as NumberedFault].allows(number)) {
    return { kind: kind as NumberedFault, number };
  }
  throw new HTTPException(400, {
    message: `There is no fault “${name}”. Use one of: ${knownFaults}.`,
  });
}

type Respond = (
  context: Context<{ Bindings: HttpBindings }>,
  data: object,
  number: number,
) => Response | Promise<Response>;

/** Faults in the whole response; those in single values are already in the data. */
const responses: Partial<Record<Fault['kind'], Respond>> = {
  delay: async (context, data, ms) => {
    // A sandbox that stops does not wait for it.
    await setTimeout(ms, undefined, { ref: false });
    return context.json(data);
  },
  status: (context, _, status) =>
    context.json(
      { error: `The sandbox returns status ${status} on purpose.` },
      status as ContentfulStatusCode,
    ),
  html: (context) => context.html('<!doctype html><title>Portal</title><p>Be right back.</p>'),
  'broken-json': (context, data) =>
    context.body(firstHalf(data), 200, { 'content-type': 'application/json' }),
  cut: (context, data) => {
    const { outgoing } = context.env;
    outgoing.writeHead(200, Object.fromEntries(context.json(data).headers));
    outgoing.write(firstHalf(data), () => outgoing.destroy());
    return RESPONSE_ALREADY_SENT;
  },
  refused: ({ env }) => {
    env.outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  },
  array: (context, data) => context.json(Object.values(data)),
  null: (context) => context.json(null),
  string: (context) => context.json('Hello from the portal.'),
  'empty-object': (context) => context.json({}),
  'no-cors': (context, data) => {
    context.header('access-control-allow-origin', undefined);
    return context.json(data);
  },
};

export function respond(
  context: Context<{ Bindings: HttpBindings }>,
  data: object,
  fault: Fault | undefined,
): Response | Promise<Response> {
  const send = fault && responses[fault.kind];
  return send ? send(context, data, fault.number ?? 0) : context.json(data);
}

function firstHalf(data: object): string {
  const text = JSON.stringify(data);
  return text.slice(0, Math.ceil(text.length / 2));
}
