import { cycleOff, findProduct } from './catalogue.ts';
import { html } from './html.ts';
import { facts, note, type View } from './layout.ts';

/** The cart, with the product or the domain that the link would put in it. */
export function cart(query: URLSearchParams): View {
  if (query.get('a') !== 'add') {
    return note('Cart', 'You would review your order and pay here. The cart is empty.');
  }
  const pid = query.get('pid');
  if (pid !== null) return productCart(pid);

  // A link may name the domain in a second `domain` field, behind the one for the action.
  const [action, second] = query.getAll('domain');
  const domain = query.get('query') ?? second;
  if (action === 'register') return domainCart('Register a domain', 'register', domain);
  if (action === 'transfer') return domainCart('Transfer a domain', 'transfer', domain);
  return note('Cart', 'This link adds nothing that the sandbox knows.', 404);
}

function productCart(pid: string): View {
  const product = findProduct(pid);
  if (!product) {
    return {
      status: 404,
      title: 'Cart',
      body: html`<p>The sandbox sells no product with this number.</p>
        ${facts([['Product', pid]])}`,
    };
  }
  const { monthly, annually } = product.live;
  const prices: [string, string][] = [['Monthly price', `BDT ${monthly}`]];
  if (annually !== cycleOff) prices.push(['Yearly price', `BDT ${annually}`]);
  return {
    title: 'Cart',
    body: html`<p>You would choose a billing cycle, check your order and pay here.</p>
      ${facts([['Product', product.name], ...prices])}`,
  };
}

function domainCart(title: string, verb: string, domain: string | undefined): View {
  return {
    title,
    body: html`<p>You would ${verb} a domain name here, check your order and pay.</p>
      ${domain ? facts([['Domain', domain]]) : undefined}`,
  };
}
