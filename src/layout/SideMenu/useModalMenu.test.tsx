// @vitest-environment happy-dom
import { useRef } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFocusInside, useModalKeys } from './useModalMenu.ts';

const close = vi.fn<() => void>();

function Menu({ open }: { open: boolean }) {
  const menu = useRef<HTMLDivElement>(null);
  useModalKeys(menu, open, close);
  useFocusInside(menu, open);
  return (
    <>
      <button>outside</button>
      <div ref={menu}>
        <button>first</button>
        <button>last</button>
      </div>
    </>
  );
}

const focus = (name: string) => screen.getByText(name).focus();
const focused = () => document.activeElement?.textContent;
const pressTab = (options = {}) =>
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Tab', ...options });

beforeEach(() => {
  close.mockReset();
  // happy-dom has no layout, so no element has a box.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('Tab cycles inside the open menu', () => {
  render(<Menu open />);
  expect(focused()).toBe('first');
  pressTab({ shiftKey: true });
  expect(focused()).toBe('last');
  pressTab();
  expect(focused()).toBe('first');
});

test.each([
  [false, 'first'],
  [true, 'last'],
])('Tab moves the focus back into the open menu (shift: %s)', (shiftKey, target) => {
  render(<Menu open />);
  focus('outside');
  pressTab({ shiftKey });
  expect(focused()).toBe(target);
});

test('closing the menu returns the focus to where it was', () => {
  const { rerender } = render(<Menu open={false} />);
  focus('outside');
  rerender(<Menu open />);
  expect(focused()).toBe('first');
  rerender(<Menu open={false} />);
  expect(focused()).toBe('outside');
});

test('Escape closes the menu', () => {
  render(<Menu open />);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();
});
