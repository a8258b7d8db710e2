import { cart } from './cart.ts';
import { html } from './html.ts';
import { facts, note, type View } from './layout.ts';

type Page = (query: URLSearchParams) => View;

/** The pages that the site links to, by path. Each says what a visitor would do there. */
export const pages: ReadonlyMap<string, Page> = new Map<string, Page>([
  ['/', home],
  ['/cart.php', cart],
  ['/login', login],
  ['/register.php', register],
  ['/password/reset', resetPassword],
  ['/affiliates.php', affiliates],
  ['/store/google-workspace', googleWorkspace],
]);

function home(): View {
  const links = [...pages.keys(), '/domainchecker.php'].filter((path) => path !== '/');
  return {
    title: 'Customer portal',
    body: html`<p>You would manage your services, domains and bills here.</p>
      <ul>
        ${links.map((path) => html`<li><a href="${path}">${path}</a></li>`)}
      </ul>`,
  };
}

function login(): View {
  return note(
    'Log in',
    'You would log in to your account here. The sandbox has no accounts and asks for no password.',
  );
}

function register(query: URLSearchParams): View {
  return query.get('reseller') === '1'
    ? note('Reseller sign-up', 'You would apply for a domain reseller account here.')
    : note('Sign up', 'You would open an account here, with your name, address and e-mail.');
}

function resetPassword(): View {
  return note(
    'Reset your password',
    'You would ask for a link here that sets a new password. The sandbox sends no e-mail.',
  );
}

function affiliates(): View {
  return note('Affiliate programme', 'You would join the programme here and see your earnings.');
}

function googleWorkspace(): View {
  return note('Google Workspace', 'You would choose an edition and the number of mailboxes here.');
}

/** The answer to a domain search, or the form for one where nothing was posted. */
export function domainChecker(posted: string | undefined): View {
  const title = 'Domain checker';
  const name = posted?.trim();
  if (name) {
    const link = `/cart.php?${new URLSearchParams({ a: 'add', domain: 'register', query: name }).toString()}`;
    return {
      title,
      body: html`<p>You would see here whether this name is free. The sandbox asks no registry.</p>
        ${facts([['Domain', name]])}
        <p><a href="${link}">Register this name</a></p>`,
    };
  }
  return {
    title,
    body: html`${name === '' ? html`<p>No domain name arrived. Type the one you want.</p>` : undefined}
      <form method="post" action="/domainchecker.php">
        <p>
          <label for="domain">Domain name</label>
          <input id="domain" name="domain" required autocomplete="off" /> <button>Search</button>
        </p>
      </form>`,
  };
}

export function notFound(): View {
  return note('Not in the sandbox', 'The sandbox portal has no page at this address.', 404);
}

export function methodNotAllowed(): View {
  return note('Not possible here', 'This page takes no form.', 405);
}

export function tooLarge(): View {
  return note('Too much text', 'A form of the portal has at most 64 KB.', 413);
}
