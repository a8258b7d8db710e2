// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useModalMenu } from './useModalMenu.ts';

const onClose = vi.fn();

function Page({ open }: { open: boolean }) {
  const menu = useRef<HTMLDivElement>(null);
  useModalMenu(menu, open, onClose);
  return (
    <>
      <button>Menu</button>
      <div ref={menu}>
        <button>Close</button>
        <a href="/vps">VPS</a>
        <a href="/login">Log in</a>
      </div>
      <a href="/contact-us">Support</a>
    </>
  );
}

/** Opens the menu with its button focused, as after a click. */
function openMenu(): { closeMenu: () => void } {
  const { rerender } = render(<Page open={false} />);
  focus('Menu');
  rerender(<Page open />);
  return { closeMenu: () => rerender(<Page open={false} />) };
}

const focus = (name: string) => screen.getByText(name).focus();
const focused = () => document.activeElement?.textContent;

/** Presses Tab; says whether the browser may still move the focus by itself. */
const pressTab = (shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab', shiftKey });

beforeEach(() => {
  // There is no layout here, so every element counts as visible.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([
    new DOMRect(),
  ] as unknown as DOMRectList);
});
afterEach(() => {
  cleanup();
  onClose.mockReset();
});

test('opening the menu focuses its first control', () => {
  openMenu();
  expect(focused()).toBe('Close');
  expect(document.body.hasAttribute('data-overlay')).toBe(true);
});

test('Tab on the last link goes to the first control, and Shift+Tab back', () => {
  openMenu();
  focus('Log in');
  expect(pressTab()).toBe(false);
  expect(focused()).toBe('Close');
  expect(pressTab(true)).toBe(false);
  expect(focused()).toBe('Log in');
});

test('inside the menu Tab is left to the browser', () => {
  openMenu();
  focus('VPS');
  expect(pressTab()).toBe(true);
  expect(pressTab(true)).toBe(true);
  expect(focused()).toBe('VPS');
});

test('focus that has left the open menu comes back to its start with Tab', () => {
  openMenu();
  focus('Support');
  expect(pressTab()).toBe(false);
  expect(focused()).toBe('Close');
});

test('focus that has left the open menu comes back to its end with Shift+Tab', () => {
  openMenu();
  focus('Support');
  expect(pressTab(true)).toBe(false);
  expect(focused()).toBe('Log in');
});

test('Escape asks to close the menu', () => {
  openMenu();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('closing the menu gives the focus back to the button that opened it', () => {
  const { closeMenu } = openMenu();
  focus('VPS');
  closeMenu();
  expect(focused()).toBe('Menu');
  expect(document.body.hasAttribute('data-overlay')).toBe(false);
});

test('closing the menu gives the focus back when nothing has it', () => {
  const { closeMenu } = openMenu();
  screen.getByText('Close').blur();
  closeMenu();
  expect(focused()).toBe('Menu');
});

test('closing the menu leaves the focus alone where a navigation has moved it', () => {
  const { closeMenu } = openMenu();
  focus('Support');
  closeMenu();
  expect(focused()).toBe('Support');
});
