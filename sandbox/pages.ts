import { portalPaths, purchasePath } from '../src/portal/paths.ts';
import { supportPages } from '../src/schema/portal.ts';
import { cart, domainCart, productCart } from './cart.ts';
import { products } from './catalogue.ts';
import { html } from './html.ts';
import { detailList, messageView, type View } from './layout.ts';

type Page = (query: URLSearchParams) => View;

const pathOf = (address: string) => new URL(address, 'http://portal').pathname;

/** The portal pages that the site links to, by path. Where pages share a path, the last shows. */
export const pages: ReadonlyMap<string, Page> = new Map<string, Page>([
  ...supportPages.map((page): [string, Page] => [pathOf(portalPaths[page]), supportPage]),
  [pathOf(portalPaths.resellerSignUp), resellerSignUp],
  [pathOf(portalPaths.googleWorkspace), googleWorkspace],
  [pathOf(portalPaths.affiliates), affiliates],
  [pathOf(portalPaths.clientArea), clientArea],
  [pathOf(portalPaths.passwordReset), resetPassword],
  [pathOf(portalPaths.signUp), register],
  [pathOf(portalPaths.login), login],
  [pathOf(portalPaths.domainRegister), domainOrder],
  ['/cart.php', cart],
  ['/', home],
]);

/** The order page of a product, where those have a path of their own. */
export function orderPage(path: string): View | undefined {
  const product = products.find((plan) => pathOf(purchasePath(plan)) === path);
  return product && productCart(String(product.id), null);
}

function home(): View {
  const links = [...pages.keys(), '/domainchecker.php'].filter((path) => path !== '/');
  return {
    title: 'Customer portal',
    body: html`<p>In the real portal you manage your services, domains and invoices here.</p>
      <ul>
        ${links.map((path) => html`<li><a href="${path}">${path}</a></li>`)}
      </ul>`,
  };
}

function supportPage(): View {
  return messageView('Support', 'In the real portal, tickets, guides and announcements are here.');
}

function login(): View {
  return messageView(
    'Log in',
    'In the real portal you log in here. The sandbox has no accounts and never asks for a password.',
  );
}

function register(query: URLSearchParams): View {
  return query.get('reseller') === '1'
    ? resellerSignUp()
    : messageView(
        'Sign up',
        'In the real portal you create an account here, with your name, address and email.',
      );
}

function resellerSignUp(): View {
  return messageView(
    'Reseller sign-up',
    'In the real portal you apply for a domain reseller account here.',
  );
}

function clientArea(): View {
  return messageView('Client area', 'In the real portal you see your services and invoices here.');
}

/** FOSSBilling's order page for domains. */
function domainOrder(query: URLSearchParams): View {
  const transfer = query.get('transfer_sld');
  return transfer === null
    ? domainCart('Register a domain', 'register', query.get('register_sld') ?? undefined)
    : domainCart('Transfer a domain', 'transfer', transfer);
}

function resetPassword(): View {
  return messageView(
    'Reset your password',
    'In the real portal you request a password reset link here. The sandbox sends no email.',
  );
}

function affiliates(): View {
  return messageView(
    'Affiliate programme',
    'In the real portal you join the programme and track your earnings here.',
  );
}

function googleWorkspace(): View {
  return messageView(
    'Google Workspace',
    'In the real portal you choose an edition and the number of mailboxes here.',
  );
}

/** The result of a domain search, or the search form if nothing was posted. */
export function domainChecker(posted: string | undefined): View {
  const title = 'Domain checker';
  const name = posted?.trim();
  if (name) {
    const link = `/cart.php?${new URLSearchParams({ a: 'add', domain: 'register', query: name }).toString()}`;
    return {
      title,
      body: html`<p>
          The real portal shows whether the name is available. The sandbox doesn’t check.
        </p>
        ${detailList([['Domain', name]])}
        <p><a href="${link}">Register this name</a></p>`,
    };
  }
  return {
    title,
    body: html`${name === '' ? html`<p>Enter a domain name to search for.</p>` : undefined}
      <form method="post" action="/domainchecker.php">
        <p>
          <label for="domain">Domain name</label>
          <input id="domain" name="domain" required autocomplete="off" /> <button>Search</button>
        </p>
      </form>`,
  };
}

export function notFound(): View {
  return messageView('Page not found', 'The sandbox portal has no page at this address.', 404);
}

/** The two pages that also accept POST never respond with this to it. */
export function methodNotAllowed(allow = 'GET, HEAD'): View {
  return { ...messageView('Method not allowed', `This page only accepts ${allow}.`, 405), allow };
}

/** What an ordinary form post of a quote request leads to. A robot's request is not shown. */
export function quoteThanks(form: URLSearchParams): View {
  const isRobot = Boolean(form.get('homepage'));
  return {
    title: 'Thank you for your request',
    body: html`<p>A real endpoint passes the request on. The sandbox forgets it at once.</p>
      ${isRobot ? undefined : detailList([...form].filter(([name]) => name !== 'homepage'))}`,
  };
}

export function tooLarge(): View {
  return messageView('Form too large', 'The sandbox accepts forms of up to 64 KB.', 413);
}
