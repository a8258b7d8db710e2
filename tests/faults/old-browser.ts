import type { Page } from '@playwright/test';

/** Removes from a new browser what the oldest supported ones lack, and a little more. */
function forgetNewFeatures(): void {
  const forget = (owner: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name);
  };
  forget(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with', 'findLast');
  forget(Array.prototype, 'findLastIndex');
  forget(Array, 'fromAsync');
  forget(Object, 'groupBy');
  forget(Map, 'groupBy');
  forget(Promise, 'withResolvers', 'try');
  forget(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf');
  forget(String.prototype, 'isWellFormed', 'toWellFormed');
  forget(URL, 'canParse', 'parse');
  forget(AbortSignal, 'any', 'timeout');
  forget(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert');
  forget(HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction');
  forget(HTMLDetailsElement.prototype, 'name');
  forget(Document.prototype, 'startViewTransition');
  forget(window, 'trustedTypes', 'TrustedTypePolicyFactory', 'navigation', 'scheduler', 'Iterator');
  forget(window, 'IntersectionObserver', 'requestIdleCallback', 'cancelIdleCallback');

  const unknown = /:(?:popover-open|has|open|modal|user-valid|user-invalid|state|dir)\b/;
  for (const owner of [Element.prototype, Document.prototype, DocumentFragment.prototype]) {
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const ask = Reflect.get(owner, name) as ((selector: string) => unknown) | undefined;
      if (!ask) continue;
      Object.defineProperty(owner, name, {
        value(selector: string) {
          if (!unknown.test(selector)) return ask.call(this, selector);
          throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
        },
      });
    }
  }
}

/** As a browser does whose owner has blocked all site data: each access throws. */
export function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The request was denied.', 'SecurityError');
      },
    });
  }
}

/** Native behaviour cannot be removed from the browser, but the attributes that trigger it can. */
function dropNewAttributes(): void {
  new MutationObserver(() => {
    for (const name of ['popover', 'popovertarget']) {
      for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** From now on the page is opened by a browser of early 2022 that also blocks storage. */
export async function useOldBrowser(page: Page): Promise<void> {
  for (const change of [forgetNewFeatures, dropNewAttributes, blockStorage]) {
    await page.addInitScript(change);
  }
}
