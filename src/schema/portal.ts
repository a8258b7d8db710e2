import * as v from 'valibot';
import { fields, list, oneOf } from './fields.ts';

/** The portal's pages that links in the content can lead to. */
export const portalPages = [
  'login',
  'signUp',
  'passwordReset',
  'clientArea',
  'affiliates',
  'resellerSignUp',
  'googleWorkspace',
  'domainRegister',
  'domainTransfer',
  'tickets',
  'knowledgebase',
  'announcements',
] as const;

/** Those that the site links to only if the company looks after them: `supportPages` in site.yaml. */
export const supportPages = ['tickets', 'knowledgebase', 'announcements'] as const;

export type PortalPage = (typeof portalPages)[number];

const otherPaths = ['registerName', 'transferName', 'purchase'] as const;
type PortalPath = PortalPage | (typeof otherPaths)[number];

/** The portal's paths. Not every billing system has a page that searches for a domain. */
export type PortalPaths = Readonly<Record<PortalPath, string>> & {
  readonly domainChecker?: string | undefined;
};

/** The paths of each billing system as it is installed. */
export const portalPresets: Readonly<Record<'whmcs' | 'fossbilling', PortalPaths>> = {
  whmcs: {
    login: '/login',
    signUp: '/register.php',
    passwordReset: '/password/reset',
    clientArea: '/clientarea.php',
    affiliates: '/affiliates.php',
    resellerSignUp: '/register.php?reseller=1',
    googleWorkspace: '/store/google-workspace',
    domainRegister: '/cart.php?a=add&domain=register',
    domainTransfer: '/cart.php?a=add&domain=transfer',
    tickets: '/submitticket.php',
    knowledgebase: '/knowledgebase.php',
    announcements: '/announcements.php',
    registerName: '/cart.php?a=add&domain=register&query={domain}',
    transferName: '/cart.php?a=add&domain=transfer&query={domain}',
    purchase: '/cart.php?a=add&pid={id}',
    domainChecker: '/domainchecker.php',
  },
  // It has no affiliates and no shop pages. Domains are ordered through a product, by default this one.
  fossbilling: {
    login: '/login',
    signUp: '/signup',
    passwordReset: '/password-reset',
    clientArea: '/client',
    affiliates: '/signup',
    resellerSignUp: '/signup',
    googleWorkspace: '/order',
    domainRegister: '/order/domain-checker',
    domainTransfer: '/order/domain-checker',
    tickets: '/support',
    knowledgebase: '/support/kb',
    announcements: '/news',
    registerName: '/order/domain-checker?register_sld={name}',
    transferName: '/order/domain-checker?transfer_sld={name}',
    purchase: '/order/{slug}',
  },
};

function path(description: string) {
  return v.optional(
    v.pipe(
      v.string('write a path of the portal, such as /login'),
      v.regex(/^\/(?![/\\])[^\s#\\]*$/, 'write a path of the portal, such as /login'),
      v.description(description),
    ),
  );
}

/** Paths that differ from those of the preset. */
const portalPaths = v.pipe(
  fields({
    login: path('Where visitors log in'),
    signUp: path('Where visitors open an account'),
    passwordReset: path('Where visitors ask for a new password'),
    clientArea: path('Where customers find their services'),
    affiliates: path('Where partners join'),
    resellerSignUp: path('Where domain resellers sign up'),
    googleWorkspace: path('Where Google Workspace is sold'),
    domainRegister: path('The cart for a new domain'),
    domainTransfer: path('The cart for a transfer'),
    tickets: path('Where customers open a ticket'),
    knowledgebase: path('Where the guides are'),
    announcements: path('Where the news is'),
    registerName: path('The same for one name; {domain} is name.com, {name} its first part'),
    transferName: path('The cart for a transfer of one name'),
    purchase: path('The cart for a plan; {id} is its number, {slug} its slug or else its number'),
    domainChecker: path('Where domain searches are posted'),
  }),
  v.description('Paths of the portal that differ from the usual ones of its billing system'),
);

/** The facts about the portal beside its address. */
export const portalFacts = {
  portal: v.optional(
    oneOf(['whmcs', 'fossbilling'], 'The billing system behind the portal: it sets every path'),
    'whmcs',
  ),
  portalPaths: v.optional(portalPaths, {}),
  supportPages: v.optional(
    v.pipe(
      list(oneOf(supportPages, 'A page of the portal'), 0),
      v.description(
        'Pages of the portal that the company looks after; links to the others disappear',
      ),
    ),
    () => [],
  ),
  prices: v.optional(
    oneOf(
      ['live', 'list'],
      'live: prices come from the portal; list: those of the content are what visitors pay, and nothing is called',
    ),
    'live',
  ),
  domainSearch: v.optional(
    oneOf(
      ['portal', 'site'],
      'Where a domain search leads: to the portal, or to the result page here. Without it, to the portal if that has a search',
    ),
  ),
};

interface PortalChoice {
  portal: keyof typeof portalPresets;
  portalPaths: { readonly [path in keyof PortalPaths]?: string | undefined };
  domainSearch?: 'portal' | 'site' | undefined;
}

/** All paths: those that are set, and the others of the preset. */
function pathsOf({ portal, portalPaths: own }: PortalChoice): PortalPaths {
  return { ...portalPresets[portal], ...(own as Partial<PortalPaths>) };
}

/** Whether searches that are to lead to the portal can. */
export function canSearch(site: PortalChoice): boolean {
  return site.domainSearch !== 'portal' || pathsOf(site).domainChecker !== undefined;
}

/** The facts with all paths and choices of the preset. */
export function withPreset<Facts extends PortalChoice>(site: Facts) {
  const paths = pathsOf(site);
  const byDefault = paths.domainChecker === undefined ? 'site' : 'portal';
  return { ...site, portalPaths: paths, domainSearch: site.domainSearch ?? byDefault } as const;
}
