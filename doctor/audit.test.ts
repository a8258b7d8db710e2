import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { planFamilies } from '../src/content/plans/families.ts';
import { audit } from './audit.ts';
import { ask } from './ask.ts';

const origin = 'https://www.example';
let close = () => {};
afterEach(() => close());

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.close();
    server.closeAllConnections();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A portal that has all that the site needs, and `linksOf` as the purchase links of a product. */
function portalWith(
  seen: string[],
  linksOf: (portal: string, id: number, call: number) => string,
): RequestListener {
  let calls = 0;
  return (request, response) => {
    seen.push(`${request.method} ${request.headers.origin ?? ''}`);
    const portal = `http://${request.headers.host ?? ''}`;
    if (!request.url?.startsWith('/setu/')) {
      response.writeHead(request.url === '/gone' ? 404 : 200).end('A page that nobody reads');
      return;
    }
    calls += 1;
    const call = calls;
    const products = planFamilies.flatMap(({ plans }) =>
      plans.map(({ id, name, listPrice }) => [
        id,
        {
          name,
          pricing: {
            monthly: `${listPrice.monthly}`,
            annually: `${listPrice.annually ?? '-1.00'}`,
          },
          url: linksOf(portal, id, call),
        },
      ]),
    );
    const tlds = ['com', 'xyz', 'top', 'info', 'shop', 'online'].map((name) => [
      name,
      { register: '199.00' },
    ]);
    response.setHeader('access-control-allow-origin', '*');
    response.end(JSON.stringify(Object.fromEntries([...products, ...tlds])));
  };
}

describe('an audit', () => {
  test('of a good portal finds nothing but its plain http, with few and harmless requests', async () => {
    const seen: string[] = [];
    const progress: string[] = [];
    const portal = await serve(portalWith(seen, (host, id) => `${host}/cart.php?pid=${id}`));
    const checks = await audit({
      portal,
      origin,
      timeoutSeconds: 10,
      onProgress: (done, total) => progress.push(`${done}/${total}`),
    });
    const bad = checks.flatMap(({ findings }) => findings).filter(({ level }) => level !== 'ok');
    expect(bad.map(({ subject }) => subject)).toEqual([portal]);
    expect(seen.filter((request) => request === `GET ${origin}`)).toHaveLength(8);
    expect(seen.filter((request) => request === 'GET ')).toHaveLength(15);
    expect(seen).toHaveLength(23);
    expect(progress.at(-1)).toBe('23/23');
  });

  test('finds the one purchase page that is gone', async () => {
    const portal = await serve(
      portalWith([], (host, id) => (id === 63 ? `${host}/gone` : `${host}/cart.php?pid=${id}`)),
    );
    const checks = await audit({ portal, origin, timeoutSeconds: 10 });
    const problems = checks.flatMap(({ findings }) =>
      findings.filter(({ level }) => level === 'problem'),
    );
    expect(problems).toEqual([
      { level: 'problem', subject: '63 Metal Gold', message: expect.stringMatching(/status 404$/) },
    ]);
  });

  test('never makes more than 40 requests, and says what it left out', async () => {
    const seen: string[] = [];
    const portal = await serve(
      portalWith(seen, (host, id, call) => `${host}/cart.php?pid=${id}&call=${call}`),
    );
    const checks = await audit({ portal, origin, timeoutSeconds: 10 });
    expect(seen).toHaveLength(40);
    const left = checks
      .flatMap(({ findings }) => findings)
      .filter(({ message }) => message.startsWith('was not opened'));
    // 34 distinct links came with the seven product calls.
    expect(left).toHaveLength(34 - 32);
  });
});

describe('a request', () => {
  test('ends at its limit, body included', async () => {
    const url = await serve((_, response) => {
      response.write('{');
    });
    expect(await ask(url, { timeoutSeconds: 0.2 })).toEqual({
      kind: 'failure',
      message: 'no answer within 0.2 s',
      begun: true,
    });
  });

  test('reads no more than it should', async () => {
    const url = await serve((_, response) => {
      response.end(Buffer.alloc(5_000_000, 'x'));
    });
    const reply = await ask(url, { timeoutSeconds: 10 });
    expect(reply.kind === 'answer' && reply.body.length).toBeLessThanOrEqual(2_000_000);
  });

  test('says why a host cannot be reached', async () => {
    const url = await serve(() => {});
    close();
    expect(await ask(url, { timeoutSeconds: 5 })).toMatchObject({
      message: 'nothing listens at this address',
    });
    expect(await ask('http://no-such-host.invalid', { timeoutSeconds: 5 })).toMatchObject({
      kind: 'failure',
      message: expect.stringMatching(/name|looked up/),
    });
  });
});
