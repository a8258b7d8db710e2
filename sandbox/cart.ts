import { html } from 'hono/html';
import { cycleOff, findProduct } from './catalogue.ts';
import { detailList, messageView, type View } from './layout.ts';

/** The cart, showing the product or domain that the link adds. */
export function cart(query: URLSearchParams): View {
  if (query.get('a') !== 'add') {
    return messageView(
      'Cart',
      'Your cart is empty. In the real portal you review your order and pay here.',
    );
  }
  const pid = query.get('pid');
  if (pid !== null) return productCart(pid, query.get('billingcycle'));

  // In some links a second `domain` parameter, after the action, holds the domain name.
  const [action, second] = query.getAll('domain');
  const domain = query.get('query') ?? second;
  if (action === 'register') return domainCart('Register a domain', 'register', domain);
  if (action === 'transfer') return domainCart('Transfer a domain', 'transfer', domain);
  return messageView('Cart', 'This link adds nothing to the cart.', 404);
}

export function productCart(pid: string, cycle: string | null): View {
  const product = findProduct(pid);
  if (!product) {
    return {
      status: 404,
      title: 'Cart',
      body: html`<p>The sandbox has no product with this id.</p>
        ${detailList([['Product', pid]])}`,
    };
  }
  const prices = Object.entries(product.live).flatMap(([name, price]): [string, string][] =>
    price === cycleOff ? [] : [[`Price ${name}`, `BDT ${price}`]],
  );
  for (const [name, fee] of Object.entries(product.setup)) {
    prices.push([`Setup fee ${name}`, `BDT ${fee}`]);
  }
  if (cycle !== null) prices.push(['Chosen billing cycle', cycle]);
  return {
    title: 'Cart',
    body: html`<p>In the real portal you choose a billing cycle, review your order and pay here.</p>
      ${detailList([['Product', product.name], ...prices])}`,
  };
}

export function domainCart(title: string, verb: string, domain: string | undefined): View {
  return {
    title,
    body: html`<p>In the real portal you ${verb} a domain name, review your order and pay here.</p>
      ${domain && detailList([['Domain', domain]])}`,
  };
}
