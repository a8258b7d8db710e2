import type * as v from 'valibot';
import {
  domainForm,
  faq,
  feature,
  heading,
  heroWithActions,
  steps,
  titledText,
} from '../blocks.ts';
import { domainPrices } from '../common.ts';
import { fields, list, template, text } from '../fields.ts';
import { link } from '../link.ts';
import { metaSchema as meta } from '../page.ts';

const eyebrow = text('The small line above the heading');

const registrationHero = fields({
  eyebrow,
  ...heading,
  tilesLabel: text('The name of the row of tiles, for screen readers'),
  notice: text('Under the form: which extensions can be registered'),
});

/** The placeholder of the field is the portal's host, which the build knows. */
const { placeholder: _portalHost, ...registrationFormWords } = domainForm;
const registrationForm = fields(registrationFormWords);
export type RegistrationSearchCopy = Pick<
  v.InferOutput<typeof registrationHero>,
  'tilesLabel' | 'notice'
> &
  v.InferOutput<typeof registrationForm>;

const freeServices = fields({
  ...heading,
  grace: fields({
    figure: text('What is shown large'),
    unit: text('Its unit'),
    title: text('The heading of the large card'),
    text: text('One or two sentences'),
  }),
  features: list(feature),
});
export type FreeServicesCopy = v.InferOutput<typeof freeServices>;

const costs = fields({ ...heading, action: link });
export type DomainCostsCopy = v.InferOutput<typeof costs>;

const checklist = fields({ ...heading, rules: list(titledText), action: link, help: link });
export type TransferChecklistCopy = v.InferOutput<typeof checklist>;

const table = fields({
  ...heading,
  caption: text('The name of the table, for screen readers'),
  columns: fields({
    extension: text('The first column'),
    register: text('The second column'),
    renew: text('The third column'),
    transfer: text('The fourth column'),
  }),
  badges: fields({
    popular: text('The badge of an extension that sells well'),
    sale: text('The badge of an extension that costs less in the first year'),
  }),
  free: text('Shown instead of a price of zero'),
  filter: text('The name of the filter'),
  filterPlaceholder: text('What the empty filter shows'),
  count: template(['shown', 'all'], 'How many extensions the filter leaves'),
  nothing: template(['wanted'], 'If the filter leaves none'),
  clear: text('The button that empties the filter'),
  contact: link,
  saleNote: text('What the badge means'),
});
export type TldTableCopy = v.InferOutput<typeof table>;

const searchResult = fields({
  meta,
  hero: fields({ eyebrow, ...heading, compare: text('The button that compares prices here') }),
  form: fields(domainForm),
  prices: fields(heading),
  results: fields({
    title: template(['name'], 'The heading; {name} is the name without its extension'),
    lead: heading.lead,
  }),
  table: domainPrices,
  order: text('The link that orders the name in the portal'),
  typedExtension: text('The badge of the extension that the visitor typed'),
  changed: text('Above the list of what was changed in the typed text'),
  changes: fields({
    address: text('A whole URL was typed'),
    letters: text('Special letters were replaced'),
    digits: text('Bangla digits were replaced'),
    capitals: text('Capitals became lower case'),
    spaces: text('Spaces were removed'),
    signs: text('Symbols were removed'),
    subdomain: text('A subdomain was left out'),
    hyphens: text('Leading or trailing hyphens were removed'),
  }),
});
export type SearchResultCopy = v.InferOutput<typeof searchResult>;

export const domainPages = {
  'domains/domain-registration': fields({
    meta,
    hero: registrationHero,
    form: registrationForm,
    prices: costs,
    table: domainPrices,
    freeServices,
    transfer: steps,
    checklist,
    faq,
  }),
  'domains/domain-reseller': fields({
    meta,
    hero: heroWithActions,
    features: fields({ title: heading.title, features: list(feature) }),
    table,
    steps,
  }),
  'domains/domain-search-result': searchResult,
};
