// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startPrefetching } from './prefetch.ts';
import { loadView } from './views.ts';

vi.mock(import('./views.ts'), () => ({ loadView: vi.fn<typeof loadView>() }));
vi.mock(import('../icons/otherIcons.ts'), () => ({ fetchOtherIcons: () => {} }));

/** The pages fetched when a visitor points at a link. */
function fetchedFor(href: string): string[] {
  document.body.innerHTML = `<a href="${href}"><span>Our plans</span></a>`;
  const label = document.querySelector('span');
  label?.dispatchEvent(new Event('mouseover', { bubbles: true }));
  return vi.mocked(loadView).mock.calls.map(([view]) => view);
}

beforeAll(startPrefetching);
beforeEach(() => {
  vi.mocked(loadView).mockReturnValue(new Promise(() => {}));
});
afterEach(() => {
  vi.mocked(loadView).mockReset();
});

test.each([
  ['a page', '/vps'],
  ['a page in another spelling', '/VPS/?from=menu#plans'],
  ['an old address', '/vps-hosting'],
  ['an old address with two redirects', '/Store/VPS'],
  ['a full address on this site', `${window.location.origin}/vps`],
])('pointing at a link to %s fetches that page', (_, href) => {
  expect(fetchedFor(href)).toEqual(['vps/CloudVps']);
});

test.each([
  ['another site with a page of the same path', 'https://other.example/vps'],
  ['another port of this host', `${window.location.protocol}//${window.location.hostname}:1/vps`],
  ['an address that does not exist', '/nowhere'],
  ['an e-mail address', 'mailto:support@nokshi.example'],
])('pointing at a link to %s fetches nothing', (_, href) => {
  expect(fetchedFor(href)).toEqual([]);
});
