import { consentCopy } from '../content/consent.ts';
import { useHydrated } from '../ui/useHydrated.ts';
import { askAgain } from './choice.ts';

/** Lets visitors change their choice. Without JavaScript nothing is loaded, so there is none. */
export function ConsentButton() {
  if (!useHydrated()) return null;
  return (
    <button type="button" onClick={() => window.dispatchEvent(new Event(askAgain))}>
      {consentCopy.settings}
    </button>
  );
}
