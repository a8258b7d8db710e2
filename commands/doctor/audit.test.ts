import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { knownExtensions } from '../../src/site/domains.ts';
import { planFamilies } from '../../src/site/plans.ts';
import { site } from '../../src/site/site.ts';
import { listen } from '../cli/listen.ts';
import { audit, PortalUnreachable } from './audit.ts';
import { expectedCalls } from './expectations.ts';
import type { Check } from './finding.ts';
import { sendRequest } from './request.ts';

/** Five families with three plans each: more links than the doctor opens. */
vi.mock(import('../../src/site/plans.ts'), async () => {
  const { testFamilies, testPlan } = await import('../../src/site/testPlans.ts');
  const families = [0, 3, 6, 9, 12].map((first) => ({
    id: `family${first}`,
    name: 'Plans',
    description: 'Some plans.',
    path: `/family-${first}`,
    cycles: testFamilies[0]?.cycles ?? [],
    plans: [1, 2, 3].map((place) => testPlan({ id: first + place, name: `Plan ${first + place}` })),
  }));
  const homeCards = [1, 4, 7, 10].map((id) => ({
    id,
    icon: 'globe' as const,
    to: '/',
    title: 'A card',
    description: 'A card.',
    listPrice: { monthly: 100 },
    cycle: 'monthly' as const,
  }));
  return { planFamilies: families, homeCards };
});

const origin = 'https://www.example';
let close = () => {};
afterEach(() => close());

async function serve(listener: RequestListener): Promise<string> {
  const where = { port: 0, host: '127.0.0.1', portVariable: 'PORT' };
  const server = await listen(createServer(listener), where);
  close = () => void server.close();
  return `http://127.0.0.1:${server.port}`;
}

type LinkFor = (portal: string, id: number, call: number) => string;

const cartLink: LinkFor = (portal, id) => `${portal}/cart.php?pid=${id}`;

/** A portal with everything the site needs. Records the requests it gets. */
function goodPortal(seen: string[], linkFor: LinkFor = cartLink): RequestListener {
  let calls = 0;
  return (request, response) => {
    seen.push(`${request.method} ${request.headers.origin ?? ''}`);
    const portal = `http://${request.headers.host ?? ''}`;
    if (!request.url?.startsWith('/setu/')) {
      response
        .writeHead(request.url === '/gone' ? 404 : 200)
        .end('A page the doctor does not read');
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
          url: linkFor(portal, id, call),
        },
      ]),
    );
    const tlds = knownExtensions.map((name) => [name, { register: '1.00' }]);
    response.setHeader('access-control-allow-origin', '*');
    response.end(JSON.stringify(Object.fromEntries([...products, ...tlds])));
  };
}

function findingsOf(checks: readonly Check[], id: string): Check['findings'] {
  return checks.find((check) => check.id === id)?.findings ?? [];
}

describe('the audit', () => {
  test('reports only plain http on a good portal, with 34 GET requests and one search', async () => {
    const seen: string[] = [];
    const progress: string[] = [];
    const portal = await serve(goodPortal(seen));
    const checks = await audit({ portal, origin, timeoutSeconds: 10 }, (done, total) =>
      progress.push(`${done}/${total}`),
    );
    const bad = checks.flatMap(({ findings }) => findings).filter(({ level }) => level !== 'ok');
    expect(bad.map(({ subject }) => subject)).toEqual([portal]);
    expect(seen.filter((request) => request === `GET ${origin}`)).toHaveLength(8);
    expect(seen.filter((request) => request === 'GET ')).toHaveLength(11 + 15);
    expect(seen.filter((request) => request === `POST ${origin}`)).toHaveLength(1);
    expect(seen).toHaveLength(35);
    expect(progress.at(-1)).toBe('35/35');
  });

  test('opens every page of the portal, and with list prices only those and the carts', async () => {
    const seen: string[] = [];
    const portal = await serve((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      response.writeHead(request.url === '/affiliates.php' ? 404 : 200).end();
    });
    const facts = site as { prices: 'live' | 'list' };
    facts.prices = 'list';
    const checks = await audit({ portal, origin, timeoutSeconds: 10 });
    facts.prices = 'live';
    expect(checks.map(({ id }) => id)).toEqual([
      'address',
      'pages',
      'purchase-pages',
      'domain-search',
    ]);
    expect(findingsOf(checks, 'pages').filter(({ level }) => level !== 'ok')).toEqual([
      {
        level: 'problem',
        subject: '/affiliates.php',
        message: expect.stringMatching(/^returns status 404: .* portalPaths/),
      },
    ]);
    expect(seen).toContain('GET /cart.php?a=add&domain=transfer&query=example.com');
    expect(seen).toContain('GET /cart.php?a=add&pid=15');
    expect(seen.some((request) => request.includes('/setu/'))).toBe(false);
  });

  test('reports the one purchase page that is missing', async () => {
    const portal = await serve(
      goodPortal([], (host, id, call) => (id === 14 ? `${host}/gone` : cartLink(host, id, call))),
    );
    const checks = await audit({ portal, origin, timeoutSeconds: 10 });
    const problems = checks.flatMap(({ findings }) =>
      findings.filter(({ level }) => level === 'problem'),
    );
    expect(problems).toEqual([
      { level: 'problem', subject: '14 Plan 14', message: expect.stringMatching(/status 404$/) },
    ]);
  });

  test('stops at 40 requests and reports what it skipped', async () => {
    const seen: string[] = [];
    const portal = await serve(
      goodPortal(seen, (host, id, call) => `${host}/cart.php?pid=${id}&call=${call}`),
    );
    const checks = await audit({ portal, origin, timeoutSeconds: 10 });
    expect(seen.filter((request) => request.startsWith('GET'))).toHaveLength(40);
    const skipped = checks
      .flatMap(({ findings }) => findings)
      .filter(({ message }) => message.startsWith('not opened'));
    // The seven product calls return 34 different links.
    expect(skipped).toHaveLength(34 - 21);
  });

  test.each(['price', 'product', 'everything'])(
    'survives 50,000 nested arrays as %s',
    async (place) => {
      const nested = '['.repeat(50_000) + ']'.repeat(50_000);
      const portal = await serve((request, response) => {
        response.setHeader('access-control-allow-origin', '*');
        const ids = /products\/(.*)/.exec(request.url ?? '')?.[1]?.split(',') ?? ['com'];
        const product = place === 'price' ? `{"name":"a","pricing":{"monthly":${nested}}}` : nested;
        // Only the first: a whole response is at most 1 MB.
        response.end(place === 'everything' ? nested : `{"${ids[0]}":${product}}`);
      });
      const checks = await audit({ portal, origin, timeoutSeconds: 20 });
      expect(findingsOf(checks, 'calls')).toHaveLength(8);
    },
  );

  describe('when calls get no response', () => {
    const paths = expectedCalls.map(({ path }) => path);

    /** A good portal that drops the connection for some calls. */
    async function auditWithDropped(dropped: readonly string[]): Promise<Check[]> {
      const respond = goodPortal([]);
      const portal = await serve((request, response) => {
        if (dropped.includes(request.url ?? '')) request.socket.destroy();
        else respond(request, response);
      });
      return audit({ portal, origin, timeoutSeconds: 10 });
    }

    test.each([
      ['the first', paths.slice(0, 1)],
      ['the last', paths.slice(-1)],
      ['all but the first', paths.slice(1)],
      ['all but the last', paths.slice(0, -1)],
    ])('it checks the rest if %s failed', async (_, dropped) => {
      const checks = await auditWithDropped(dropped);
      const calls = findingsOf(checks, 'calls');
      expect(calls.filter(({ level }) => level === 'problem')).toEqual(
        dropped.map((path) => ({
          level: 'problem',
          subject: `GET ${path}`,
          message: 'the connection was closed without a response',
        })),
      );
      expect(calls).toHaveLength(paths.length);
      expect(findingsOf(checks, 'cors')).toHaveLength(paths.length - dropped.length);
      expect(findingsOf(checks, 'time')).toHaveLength(1);
    });

    test('it still checks products and purchase pages without domain prices', async () => {
      const checks = await auditWithDropped(paths.slice(0, 1));
      expect(findingsOf(checks, 'domains')).toEqual([]);
      expect(findingsOf(checks, 'products')).toHaveLength(15);
      expect(findingsOf(checks, 'purchase-pages')).toHaveLength(15);
    });

    test('it gives up only if all failed', async () => {
      const result = auditWithDropped(paths);
      await expect(result).rejects.toThrow(PortalUnreachable);
      await expect(result).rejects.toThrow(
        /^Could not reach http:\S+: the connection was closed without a response\.$/,
      );
    });
  });
});

describe('a domain search', () => {
  const search = async (listener: RequestListener) =>
    sendRequest(`${await serve(listener)}/domainchecker.php`, {
      origin,
      timeoutSeconds: 5,
      form: new URLSearchParams({ domain: 'example.com' }),
    });

  /** What the portal got, if it redirects the search to itself once. */
  async function methodsAfter(status: number): Promise<string[]> {
    const seen: string[] = [];
    await search((request, response) => {
      seen.push(request.method ?? '');
      if (request.url === '/next') response.end();
      else response.writeHead(status, { location: '/next' }).end();
    });
    return seen;
  }

  test.each([301, 302, 303])('status %i continues with GET, as in browsers', async (status) => {
    expect(await methodsAfter(status)).toEqual(['POST', 'GET']);
  });

  test.each([307, 308])('status %i posts again', async (status) => {
    expect(await methodsAfter(status)).toEqual(['POST', 'POST']);
  });

  test('posts one name and lists the other origins on the way, even one it cannot reach', async () => {
    let posted = '';
    const result = await search((request, response) => {
      request.on('data', (chunk) => (posted += String(chunk)));
      const { port } = new URL(`http://${request.headers.host ?? ''}`);
      const isFirst = request.url === '/domainchecker.php';
      const location = isFirst ? `http://localhost:${port}/next` : 'http://127.0.0.1:1/';
      request.on('end', () => response.writeHead(302, { location }).end());
    });
    expect(posted).toBe('domain=example.com');
    expect(result).toMatchObject({
      origins: [expect.stringMatching(/^http:\/\/localhost:\d+$/), 'http://127.0.0.1:1'],
      url: 'http://127.0.0.1:1/',
      failure: expect.any(String),
      isPosted: false,
    });
  });

  test.each([
    ['/', 'redirects more than 10 times'],
    ['javascript:alert(1)', 'redirects to "javascript:alert(1)", which is no web address'],
  ])('stops at a redirect to %s', async (location, message) => {
    const result = await search((_, response) => {
      response.writeHead(302, { location }).end();
    });
    expect(result).toMatchObject({ failure: message });
  });
});

describe('a request', () => {
  test('times out even while the body is loading', async () => {
    const url = await serve((_, response) => {
      response.write('{');
    });
    expect(await sendRequest(url, { timeoutSeconds: 0.2 })).toMatchObject({
      status: 200,
      failure: 'no response within 0.2 s',
    });
  });

  test('stops reading a body that is too large, even if it is compressed', async () => {
    const large = Buffer.alloc(50_000_000, 'x');
    for (const headers of [{}, { 'content-encoding': 'gzip' }]) {
      const body = 'content-encoding' in headers ? gzipSync(large) : large;
      const url = await serve((_, response) => {
        response.writeHead(200, headers).end(body);
      });
      expect(await sendRequest(url, { timeoutSeconds: 20 })).toMatchObject({
        failure: 'the response is larger than 1 MB',
      });
      close();
    }
  });

  test.each([
    ['another host', 'http://other.invalid/x', '"other.invalid"'],
    ['a private address', 'http://127.0.0.2/admin', '"127.0.0.2"'],
    ['another port of its own host', 'http://127.0.0.1:1/', '"127.0.0.1:1"'],
  ])('does not follow a redirect to %s', async (_, location, host) => {
    const seen: (string | undefined)[] = [];
    const url = await serve((request, response) => {
      seen.push(request.url);
      response.writeHead(302, { location }).end();
    });
    expect(await sendRequest(url, { timeoutSeconds: 5 })).toMatchObject({
      status: 302,
      failure: `redirects to ${host}, which the site's security policy blocks`,
    });
    expect(seen).toHaveLength(1);
  });

  test('follows redirects on the same host, but not forever', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/old') response.writeHead(301, { location: '/new' }).end();
      else if (request.url === '/new') response.end('{}');
      else response.writeHead(302, { location: '/loop' }).end();
    });
    expect(await sendRequest(`${url}/old`, { timeoutSeconds: 5 })).toMatchObject({
      status: 200,
      url: `${url}/new`,
    });
    expect(await sendRequest(`${url}/loop`, { timeoutSeconds: 5 })).toMatchObject({
      failure: 'redirects more than 10 times',
    });
  });

  test('says why a host cannot be reached', async () => {
    const url = await serve(() => {});
    close();
    expect(await sendRequest(url, { timeoutSeconds: 5 })).toMatchObject({
      status: 0,
      failure: 'connection refused',
    });
    expect(await sendRequest('http://no-such-host.invalid', { timeoutSeconds: 5 })).toMatchObject({
      failure: expect.stringMatching(/host name not found|DNS lookup failed/),
    });
  });
});
