import { site } from '../site/site.ts';
import { pushEvent, withoutEmails } from './dataLayer.ts';

/* What a company wants to know beside page views, with the names and fields of Google Analytics 4. */

/** What a purchase link sells. */
export interface CheckoutItem {
  id: number;
  name: string;
  /** The live price in taka; null if the portal gave none. */
  price: number | null;
  cycle: string;
}

/** A visitor follows a purchase link to the portal's cart. */
export function recordCheckout({ id, name, price, cycle }: CheckoutItem): void {
  const value = price ?? 0;
  pushEvent({
    event: 'begin_checkout',
    ecommerce: {
      currency: site.currency,
      value,
      items: [{ item_id: String(id), item_name: name, price: value, item_variant: cycle }],
    },
  });
}

/** The longest value that Google Analytics keeps. */
const maxTermLength = 100;

/** A visitor searches for a domain name. */
export function recordSearch(name: string): void {
  pushEvent({ event: 'search', search_term: withoutEmails(name).slice(0, maxTermLength) });
}

/** A visitor contacts us, for the first time or again. */
export function recordLead(method: 'chat' | 'phone' | 'email' | 'form'): void {
  pushEvent({ event: 'generate_lead', method });
}
