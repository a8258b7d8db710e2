import { fillPlaceholders } from '../content/fillPlaceholders.ts';
import { portalMessages } from '../content/portalMessages.ts';

/** An error's message, never empty: some browsers give none for a failed connection. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message.trim() : '';
  return message === '' ? portalMessages.unreachable : message;
}

/** Shown instead of the plans when a products call fails. */
export function productsFailedText(message: string): string {
  return fillPlaceholders(portalMessages.productsFailed, { message });
}

/** Shown in the home page's pricing section when its call fails. */
export function homePricesFailedText(message: string): string {
  return fillPlaceholders(portalMessages.homePricesFailed, { message });
}
