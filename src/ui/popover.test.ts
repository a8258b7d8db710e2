// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeNativePopover, hasPopover } from './popover.ts';

const hidePopover = vi.fn<() => void>();

/** An element in a browser with popovers, or in one that rejects their selector. */
function element({ isOpen }: { isOpen: boolean }): HTMLElement {
  const menu = document.createElement('div');
  vi.spyOn(menu, 'matches').mockImplementation(() => {
    if (!hasPopover()) throw new DOMException('not a valid selector', 'SyntaxError');
    return isOpen;
  });
  return Object.assign(menu, { hidePopover });
}

beforeEach(() => hidePopover.mockReset());
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
});

test.each([true, false])('closes a native popover if it is open (%s)', (isOpen) => {
  Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
  expect(closeNativePopover(element({ isOpen }))).toBe(isOpen);
  expect(hidePopover).toHaveBeenCalledTimes(isOpen ? 1 : 0);
});

test('does nothing in a browser without popovers', () => {
  expect(closeNativePopover(element({ isOpen: true }))).toBe(false);
  expect(hidePopover).not.toHaveBeenCalled();
});
