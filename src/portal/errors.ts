import { portalMessages } from '../content/portalMessages.ts';

/** A message with its {gaps} filled in. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** What an error says, never empty: some browsers give a failed connection no words. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message.trim() : '';
  return message === '' ? portalMessages.unreachable : message;
}

/** The text in the plan area when a products call has failed. */
export function productsFailedText(message: string): string {
  return fillIn(portalMessages.productsFailed, { message });
}

/** The text in the home page's pricing section when its call has failed. */
export function homePricesFailedText(message: string): string {
  return fillIn(portalMessages.homePricesFailed, { message });
}
