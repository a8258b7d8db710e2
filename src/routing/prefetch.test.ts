// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startPrefetching } from './prefetch.ts';
import { loadView } from './views.ts';

vi.mock('./views.ts', () => ({ loadView: vi.fn(() => Promise.resolve()) }));
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

test.each(['/vps', '/vps-hosting', `${window.location.origin}/VPS/`])(
  'hovering over a link to %s loads its page',
  (href) => {
    hover(href);
    expect(loadView).toHaveBeenCalledExactlyOnceWith('/vps');
  },
);

test.each(['https://other.example/vps', '/nowhere', 'mailto:a@b.example'])(
  'hovering over a link to %s loads nothing',
  (href) => {
    hover(href);
    expect(loadView).not.toHaveBeenCalled();
  },
);
