import type { Page } from '@playwright/test';

/** Removes what the oldest supported browsers lack, and a little more. */
function removeNewFeatures(): void {
  const remove = (owner: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name);
  };
  remove(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with', 'findLast');
  remove(Array.prototype, 'findLastIndex');
  remove(Array, 'fromAsync');
  remove(Object, 'groupBy');
  remove(Map, 'groupBy');
  remove(Promise, 'withResolvers', 'try');
  remove(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf');
  remove(String.prototype, 'isWellFormed', 'toWellFormed');
  remove(URL, 'canParse', 'parse');
  remove(AbortSignal, 'any', 'timeout');
  remove(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert');
  remove(HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction');
  remove(HTMLDetailsElement.prototype, 'name');
  remove(Document.prototype, 'startViewTransition');
  remove(window, 'trustedTypes', 'TrustedTypePolicyFactory', 'navigation', 'scheduler', 'Iterator');
  remove(window, 'IntersectionObserver', 'requestIdleCallback', 'cancelIdleCallback');

  const unsupported = /:(?:popover-open|has|open|modal|user-valid|user-invalid|state|dir)\b/;
  for (const owner of [Element.prototype, Document.prototype, DocumentFragment.prototype]) {
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const query = Reflect.get(owner, name) as ((selector: string) => unknown) | undefined;
      if (!query) continue;
      Object.defineProperty(owner, name, {
        value(selector: string) {
          if (!unsupported.test(selector)) return query.call(this, selector);
          throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
        },
      });
    }
  }
}

/** Makes storage throw, as in a browser that blocks all site data. */
export function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The request was denied.', 'SecurityError');
      },
    });
  }
}

/** The browser's popovers cannot be switched off, but their attributes can be removed. */
function removeNewAttributes(): void {
  new MutationObserver(() => {
    for (const name of ['popover', 'popovertarget']) {
      for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Emulates a browser from early 2022 that blocks storage. */
export async function useOldBrowser(page: Page): Promise<void> {
  for (const change of [removeNewFeatures, removeNewAttributes, blockStorage]) {
    await page.addInitScript(change);
  }
}
