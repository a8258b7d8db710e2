import { describe, expect, test } from 'vitest';
import { useTestSandbox } from './test-sandbox.ts';

const sandbox = useTestSandbox();

async function text(path: string, init?: RequestInit): Promise<string> {
  return (await fetch(sandbox.origin + path, init)).text();
}

describe('landing pages', () => {
  test.each([
    ['/', 'Customer portal', 200],
    ['/cart.php', 'Your cart is empty', 200],
    ['/cart.php?a=add&pid=812', 'Freighter', 200],
    ['/cart.php?a=add&pid=812', 'BDT 17500.50', 200],
    ['/cart.php?a=add&pid=701', 'BDT 1710.00', 200],
    ['/cart.php?a=add&pid=701&billingcycle=annually', 'annually', 200],
    ['/cart.php?a=add&pid=999', 'no product with this id', 404],
    ['/cart.php?a=add&domain=register', 'Register a domain', 200],
    ['/cart.php?a=add&domain=register&query=blueboat.com', '<bdi>blueboat.com</bdi>', 200],
    ['/cart.php?a=add&domain=transfer', 'Transfer a domain', 200],
    ['/cart.php?a=add&domain=transfer&domain=blueboat.com', '<bdi>blueboat.com</bdi>', 200],
    ['/cart.php?a=add', 'adds nothing', 404],
    ['/domainchecker.php', '<form method="post" action="/domainchecker.php">', 200],
    ['/login', 'Log in', 200],
    ['/register.php', 'Sign up', 200],
    ['/register.php?reseller=1', 'Reseller sign-up', 200],
    ['/password/reset', 'Reset your password', 200],
    ['/affiliates.php', 'Affiliate programme', 200],
    ['/store/google-workspace', 'Google Workspace', 200],
    ['/sandbox/faults', 'No fault', 200],
    ['/nowhere', 'nothing at this address', 404],
  ])('%s contains %j', async (path, content, status) => {
    const response = await fetch(sandbox.origin + path);
    const page = await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(page).toContain(content);
    expect(page).toMatch(/<title>[^<]+ · Sandbox portal<\/title>/);
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page).not.toContain('type="password"');
  });

  test('pages reject other methods', async () => {
    expect((await fetch(`${sandbox.origin}/login`, { method: 'POST', body: 'a=b' })).status).toBe(
      405,
    );
  });
});

describe('the domain checker', () => {
  const search = (body: string): Promise<Response> =>
    fetch(`${sandbox.origin}/domainchecker.php`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('shows the name and a link to register it', async () => {
    const page = await (await search('domain=blue+boat.com')).text();
    expect(page).toContain('<bdi>blue boat.com</bdi>');
    expect(page).toContain('/cart.php?a=add&amp;domain=register&amp;query=blue+boat.com');
  });

  test.each(['domain=', 'domain=+++', '', 'other=1'])('%j is an empty search', async (body) => {
    const response = await search(body);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Enter a domain name');
  });

  test.each([302, 307])('redirects to another host with the fault redirect-%i', async (code) => {
    const headers = { 'x-sandbox-fault': `redirect-${code}` };
    const post = {
      method: 'POST',
      body: new URLSearchParams({ domain: 'blue boat' }),
      headers,
    };
    const path = '/domainchecker.php?promocode=A1';
    const response = await fetch(sandbox.origin + path, { ...post, redirect: 'manual' });
    expect(response.status).toBe(code);
    const target = `${path}&domain=blue+boat`;
    const { port } = new URL(sandbox.origin);
    expect(response.headers.get('location')).toBe(`http://localhost:${port}${target}`);
    // The other host shows the name, whether it is posted again or not.
    for (const init of [{ headers }, post]) {
      expect(await text(target, init)).toContain('<bdi>blue boat</bdi>');
    }
  });

  test('accepts at most 64 KB', async () => {
    const field = 'domain=';
    expect((await search(field + 'a'.repeat(64 * 1024 - field.length))).status).toBe(200);
    expect((await search(field + 'a'.repeat(64 * 1024 - field.length + 1))).status).toBe(413);
  });
});

test.each([
  ['/cart.php?a=add&pid=', {}],
  ['/cart.php?a=add&domain=register&query=', {}],
  ['/domainchecker.php', { method: 'POST' }],
])('input is escaped on %s', async (path, init) => {
  const evil = '"><script>alert(1)</script>';
  const page = await ('method' in init
    ? text(path, { ...init, body: new URLSearchParams({ domain: evil }) })
    : text(path + encodeURIComponent(evil)));
  expect(page).toContain('&lt;script&gt;alert(1)');
  expect(page).not.toContain('<script');
});

describe('the link back to the site', () => {
  test.each([
    ['http://localhost:3000/', 'href="http://localhost:3000/"'],
    [
      'http://127.0.0.1:3000/web-hosting?a=1&b="',
      'href="http://127.0.0.1:3000/web-hosting?a=1&amp;b=%22"',
    ],
  ])('is shown for a referrer of %s', async (referer, link) => {
    expect(await text('/login', { headers: { referer } })).toContain(link);
  });

  test.each([
    undefined,
    'https://localhost/',
    'https://evil.example/',
    'http://localhost.evil.example/',
    'javascript:alert(1)',
    'nonsense',
  ])('is not shown for a referrer of %s', async (referer) => {
    const page = await text('/login', referer === undefined ? {} : { headers: { referer } });
    expect(page).not.toContain('Back to the site');
  });
});
