import { consentCopy } from '../site/consent.ts';
import { useHydrated } from '../ui/useHydrated.ts';
import { askAgainEvent } from './choice.ts';

/**
 * Lets visitors change their choice. Without JavaScript nothing loads from other hosts, so there is
 * no button.
 */
export function ConsentButton() {
  if (!useHydrated()) return null;
  return (
    <button type="button" onClick={() => window.dispatchEvent(new Event(askAgainEvent))}>
      {consentCopy.settings}
    </button>
  );
}
