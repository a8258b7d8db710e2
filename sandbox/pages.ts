import { html } from 'hono/html';
import { portalPaths, purchasePath } from '../src/portal/paths.ts';
import type { PortalPage } from '../src/schema/portal.ts';
import { cart, domainCart, productCart } from './cart.ts';
import { products } from './catalogue.ts';
import { faultChoices } from './faults.ts';
import { detailList, messageView, type View } from './layout.ts';

type Page = (query: URLSearchParams) => View;

const placeholder = (title: string, action: string) => (): View =>
  messageView(title, `In the real portal you ${action} here.`);

const support = placeholder('Support', 'find tickets, guides and announcements');
const resellerSignUp = placeholder('Reseller sign-up', 'apply for a domain reseller account');
const signUp = placeholder('Sign up', 'create an account, with your name, address and email,');

/** Some portals have one page for several of these: the first shows. */
const portalPages: Readonly<Record<PortalPage, Page>> = {
  domainRegister: domainOrder,
  domainTransfer: domainOrder,
  login: placeholder('Log in', 'log in'),
  signUp: (query) => (query.get('reseller') === '1' ? resellerSignUp() : signUp()),
  passwordReset: placeholder('Reset your password', 'request a password reset link'),
  clientArea: placeholder('Client area', 'see your services and invoices'),
  affiliates: placeholder('Affiliate programme', 'join the programme and track your earnings'),
  googleWorkspace: placeholder('Google Workspace', 'choose an edition and a number of mailboxes'),
  resellerSignUp,
  tickets: support,
  knowledgebase: support,
  announcements: support,
};

/** The portal pages that the site links to, with their paths; the first of a path shows. */
export const pages: readonly (readonly [path: string, page: Page])[] = [
  ['/', home],
  ['/cart.php', cart],
  ...Object.entries(portalPages).map(
    ([name, page]) => [pathOf(portalPaths[name as PortalPage]), page] as const,
  ),
  // Where products have order pages of their own.
  ...products.map(
    (plan) => [pathOf(purchasePath(plan)), () => productCart(String(plan.id), null)] as const,
  ),
];

function pathOf(address: string): string {
  return new URL(address, 'http://portal').pathname;
}

function home(): View {
  const links = new Set([...pages.map(([path]) => path).slice(1), '/domainchecker.php']);
  return {
    title: 'Customer portal',
    body: html`<p>In the real portal you manage your services, domains and invoices here.</p>
      <ul>
        ${Array.from(links, (path) => html`<li><a href="${path}">${path}</a></li>`)}
      </ul>`,
  };
}

/** FOSSBilling's order page for domains. */
function domainOrder(query: URLSearchParams): View {
  const transfer = query.get('transfer_sld');
  return transfer === null
    ? domainCart('Register a domain', 'register', query.get('register_sld') ?? undefined)
    : domainCart('Transfer a domain', 'transfer', transfer);
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
    body: html`${name === '' && html`<p>Enter a domain name to search for.</p>`}
      <form method="post" action="/domainchecker.php">
        <p>
          <label for="domain">Domain name</label>
          <input id="domain" name="domain" required autocomplete="off" /> <button>Search</button>
        </p>
      </form>`,
  };
}

/** What an ordinary form post of a quote request leads to. A robot's request is not shown. */
export function quoteThanks(form: URLSearchParams): View {
  const isRobot = Boolean(form.get('homepage'));
  return {
    title: 'Thank you for your request',
    body: html`<p>A real endpoint passes the request on. The sandbox forgets it at once.</p>
      ${!isRobot && detailList([...form].filter(([name]) => name !== 'homepage'))}`,
  };
}

/** Shows and changes the fault that applies to all requests. */
export function faultsPage(active: string): View {
  // The active fault may have a number that is not among the choices, if a script has set it.
  const names = new Set(['none', ...Object.keys(faultChoices), active]);
  return {
    title: 'Faults on demand',
    body: html`<p>
        The fault you choose applies to every products and TLD call to this sandbox, and to quote
        requests, until you choose “No fault”. A redirect applies to domain searches instead.
      </p>
      <p role="status">Active: <strong>${active === 'none' ? 'No fault' : active}</strong></p>
      <form method="post" action="/sandbox/faults">
        <p>
          <label for="fault">Fault</label>
          <select id="fault" name="fault">
            ${Array.from(
              names,
              (name) =>
                html`<option value="${name}" ${name === active && 'selected'}>
                  ${name === 'none' ? 'No fault' : name}
                </option>`,
            )}
          </select>
          <button>Set</button>
        </p>
      </form>
      ${detailList(Object.entries(faultChoices))}
      <p>To make a single request fail, send the header <code>x-sandbox-fault</code>.</p>`,
  };
}
