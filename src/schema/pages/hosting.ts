import type * as v from 'valibot';
import {
  callToAction,
  closingLinks,
  family,
  faq,
  feature,
  figures,
  heading,
  note,
  planFinder,
  planHero,
  planSection,
  productTabs,
  quotePage,
  steps,
  terminal,
} from '../blocks.ts';
import { contactWays, planCards } from '../common.ts';
import { fields, icon, list, text } from '../fields.ts';
import { metaSchema as meta } from '../page.ts';

const hostingStack = fields({
  ...heading,
  layers: list(
    fields({
      icon,
      part: text('What the layer is for, from the visitor’s side'),
      name: text('Its name'),
      text: text('What it does'),
    }),
  ),
});
export type HostingStackCopy = v.InferOutput<typeof hostingStack>;

const supportedStacks = fields({
  title: heading.title,
  words: list(text('A language or framework')),
  text: text('One or two sentences'),
});
export type SupportedStacksCopy = v.InferOutput<typeof supportedStacks>;

const speed = fields({
  ...heading,
  caption: text('The name of the chart, for screen readers'),
  unit: text('The unit after each number'),
});
export type SpeedChartCopy = v.InferOutput<typeof speed>;

const accountsChart = fields({
  ...heading,
  unit: text('What one patch stands for, in the plural'),
});
export type AccountsChartCopy = v.InferOutput<typeof accountsChart>;

const sites = fields({
  ...heading,
  unit: fields({ one: text('After the number 1'), other: text('After any other number') }),
});
export type SitesPerPlanCopy = v.InferOutput<typeof sites>;

/** What all plan pages have in common. */
const planPage = { meta, tabs: productTabs, hero: planHero, family, planCards, note };

export const hostingPages = {
  'hosting/web-hosting': fields({
    ...planPage,
    finder: planFinder,
    hostingStack,
    supportedStacks,
    closing: fields({ ...heading, facts: figures }),
  }),
  'hosting/premium-hosting': fields({
    ...planPage,
    finder: planFinder,
    speed,
    compareWith: family,
    terminal,
    closing: callToAction,
  }),
  'hosting/reseller-hosting': fields({
    ...planPage,
    finder: planFinder,
    accountsChart,
    steps,
    closing: closingLinks,
  }),
  'hosting/wordpress-hosting': fields({
    meta,
    tabs: productTabs,
    ...quotePage,
    plans: planSection,
    family,
    planCards,
    sites,
    features: fields({ ...heading, features: list(feature) }),
    steps,
    contact: contactWays,
    faq,
  }),
};
