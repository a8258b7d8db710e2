import type * as v from 'valibot';
import {
  callToAction,
  closingLinks,
  family,
  faq,
  figures,
  heading,
  planFinder,
  quotePage,
} from '../blocks.ts';
import { contactWays, differences, planCards } from '../common.ts';
import { fields, list, text } from '../fields.ts';
import { metaSchema as meta } from '../page.ts';
import { quoteForm, quoteFormWords } from '../quoteForm.ts';

const jump = text('The name of the links to the families, for screen readers');

const overview = fields({ ...heading, jump, more: text('The link to the page of a family') });
export type PriceOverviewCopy = v.InferOutput<typeof overview>;

const table = fields({ ...heading, caption: text('The name of the table, for screen readers') });
export type ComparePlansCopy = v.InferOutput<typeof table>;

const tables = fields({ ...heading, jump, print: text('The button that prints the page') });
export type AllSpecificationsCopy = v.InferOutput<typeof tables>;

const families = list(family);
const facts = fields({ title: heading.title, facts: figures });

export const pricingPages = {
  'pricing/pricing-default': fields({
    meta,
    overview,
    finder: planFinder,
    families,
    planCards,
    reading: facts,
  }),
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
    finder: planFinder,
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
