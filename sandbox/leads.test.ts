import { expect, test } from 'vitest';
import { useTestSandbox } from './test-sandbox.ts';

const sandbox = useTestSandbox();
const request = 'name=Rahima&contact=a%40b.example&text=Memory%3A+8&homepage=';

function post(body: string, headers: Record<string, string> = {}): Promise<Response> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return fetch(`${sandbox.origin}/leads`, {
    method: 'POST',
    body,
    headers: { accept: 'text/html', ...type, ...headers },
  });
}
const json = { accept: 'application/json' };

test('a script gets JSON that it may read', async () => {
  const response = await post(request, json);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toEqual({ received: true });
});

test('an ordinary form leads to a page with what was sent, escaped', async () => {
  const page = await (await post(`${request}&purpose=%3Cscript%3E`)).text();
  expect(page).toContain('Thank you');
  expect(page).toContain('<bdi>a@b.example</bdi>');
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('homepage');
});

test('a robot, which fills in the hidden field, is thanked all the same', async () => {
  const response = await post(`${request}https://spam.example`);
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain('Rahima');
});

test.each(['status-503', 'html', 'no-cors', 'refused'])(
  '%s can be had on demand',
  async (fault) => {
    const answer = post(request, { ...json, 'x-sandbox-fault': fault });
    if (fault === 'refused') return expect(answer).rejects.toThrow('fetch failed');
    const response = await answer;
    expect(response.status).toBe(fault === 'status-503' ? 503 : 200);
    expect(response.headers.has('access-control-allow-origin')).toBe(fault !== 'no-cors');
  },
);

test('other methods, huge requests and unknown faults are refused', async () => {
  const get = await fetch(`${sandbox.origin}/leads`);
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await post('a'.repeat(70_000))).status).toBe(413);
  expect((await post(request, { 'x-sandbox-fault': 'nonsense' })).status).toBe(400);
});
