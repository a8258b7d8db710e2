// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startPrefetching } from './prefetch.ts';
import { loadView } from './views.ts';

vi.mock('./views.ts', () => ({ loadView: vi.fn(() => Promise.resolve(() => null)) }));
vi.mock('../icons/remainingIcons.ts', () => ({ fetchRemainingIcons: vi.fn() }));

beforeAll(() => startPrefetching());
beforeEach(() => {
  vi.mocked(loadView).mockClear();
});

/** Hovers over the text inside a link. */
function hover(href: string): void {
  document.body.innerHTML = `<a href="${href}"><b>link</b></a>`;
  document.querySelector('b')?.dispatchEvent(new Event('mouseover', { bubbles: true }));
}

test.each([
  ['/vps', 'vps/CloudVps'],
  ['/vps-hosting', 'vps/CloudVps'],
  [`${window.location.origin}/VPS/`, 'vps/CloudVps'],
])('hovering over a link to %s loads its page', (href, view) => {
  hover(href);
  expect(loadView).toHaveBeenCalledExactlyOnceWith(view);
});

test.each(['https://other.example/vps', '/nowhere', 'mailto:a@b.example'])(
  'hovering over a link to %s loads nothing',
  (href) => {
    hover(href);
    expect(loadView).not.toHaveBeenCalled();
  },
);
