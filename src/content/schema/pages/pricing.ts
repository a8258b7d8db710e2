import type * as v from 'valibot';
import { callToAction, closingLinks, family, faq, figures, heading, quotePage } from '../blocks.ts';
import { contactWays, planCards } from '../common.ts';
import { fields, list, template, text } from '../fields.ts';
import { metaSchema as meta } from '../page.ts';
import { quoteForm, quoteFormWords } from '../quoteForm.ts';

const jump = text('The name of the links to the families, for screen readers');

const overview = fields({ ...heading, jump, more: text('The link to the page of a family') });
export type PriceOverviewCopy = v.InferOutput<typeof overview>;

const differences = fields({
  label: text('The switch that leaves out what all plans have in common'),
  count: template(['shown', 'all'], 'How many rows are left'),
});
export type DifferencesCopy = v.InferOutput<typeof differences>;

const table = fields({ ...heading, caption: text('The name of the table, for screen readers') });
export type ComparePlansCopy = v.InferOutput<typeof table>;

const tables = fields({ ...heading, jump, print: text('The button that prints the page') });
export type AllSpecificationsCopy = v.InferOutput<typeof tables>;

const families = list(family);
const facts = fields({ title: heading.title, facts: figures });

export const pricingPages = {
  'pricing/pricing-default': fields({ meta, overview, families, planCards, reading: facts }),
  'pricing/pricing-windows-hosting': fields({
    meta,
    ...quotePage,
    contact: contactWays,
    form: quoteForm,
    formWords: quoteFormWords,
    faq,
    closing: closingLinks,
  }),
  'pricing/pricing-comparision': fields({
    meta,
    table,
    differences,
    family,
    planCards,
    choose: facts,
  }),
  'pricing/pricing-specifications': fields({
    meta,
    tables,
    differences,
    families,
    planCards,
    closing: callToAction,
  }),
};
