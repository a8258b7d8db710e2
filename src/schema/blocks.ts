import * as v from 'valibot';
import { verbatim, fields, icon, list, template, text } from './fields.ts';
import { link, links, pagePath, richText } from './link.ts';
import { productId } from './plan.ts';
import { family, screenDrawing } from './references.ts';
import type { NameObstacle } from './domain.ts';

/* The blocks that several pages share, each with the type of the section that shows it. */

/** A heading with one or two sentences under it. */
export const heading = {
  title: text('The heading'),
  lead: text('One or two sentences under the heading'),
};

/** A title with a text under it. */
export const titledText = fields({ title: text('A few words'), text: text('What they mean') });

/** The same with an icon in front. */
export const feature = fields({ icon, ...titledText.entries });
export type Feature = v.InferOutput<typeof feature>;

const eyebrow = text('The small line above the heading');

/** What a product costs, in the first screen. */
export const fromPrice = fields({
  from: template(['price'], 'What the product costs per month, such as Web hosting from {price}'),
  listPrice: text('Marks the list price while there is no live one'),
  family: v.optional(family('The plans, of which the cheapest counts; otherwise a home page card')),
  product: v.optional(productId),
});
export type FromPriceText = v.InferOutput<typeof fromPrice>;

/** The top of a page. */
export const pageHero = fields({ eyebrow, ...heading });

/** The top of a page with buttons. */
export const heroWithActions = fields({
  eyebrow,
  ...heading,
  actions: links,
  fromPrice: v.optional(fromPrice),
});
export type HeroWithActions = v.InferOutput<typeof heroWithActions>;

/** A short fact: '99.9%' and 'uptime'. */
const fact = fields({
  figure: text('What stands out, such as 99.9%'),
  meaning: text('What it measures, such as uptime'),
});

export const heroFacts = list(fact);
export type HeroFacts = v.InferOutput<typeof heroFacts>;

/** One line under the plans, with a link. */
export const note = fields({ text: text('The line'), link });

/** Numbered steps. */
export const steps = fields({
  title: heading.title,
  lead: v.optional(heading.lead),
  steps: list(titledText),
  note: v.optional(richText('A note under the steps')),
  action: v.optional(link),
});

/** Questions and answers. */
export const faq = fields({
  title: heading.title,
  lead: richText('One or two sentences under the heading'),
  entries: list(
    fields({
      question: text('The question'),
      answer: list(richText('One paragraph of the answer')),
    }),
  ),
});
export type FaqCopy = v.InferOutput<typeof faq>;

/** Facts whose figures are shown large, each with a sentence. */
export const figures = list(
  fields({
    figure: text('What is shown large'),
    text: text('The rest of the sentence'),
    link: v.optional(link),
  }),
);
export type Figures = v.InferOutput<typeof figures>;

/** Links to other pages, each with an icon and a reason. */
export const nextLinks = list(fields({ icon, text: text('Who the link is for'), link }));

/** A call to action. */
export const callToAction = fields({
  title: heading.title,
  text: text('One or two sentences under the heading'),
  actions: links,
});

/** A drawn screen of a product in a window. */
export const screen = fields({
  drawing: screenDrawing('What is in the window'),
  caption: text('One sentence that says it is an illustration, and of what'),
});

/** Two lists side by side: what we do and what the customer does. */
export const responsibilities = fields({
  ...heading,
  sides: list(
    fields({
      title: text('The heading of the list'),
      screen: v.optional(screen),
      items: list(text('One entry of the list')),
    }),
  ),
});

/** Lines of a terminal. */
export const terminal = fields({
  title: heading.title,
  text: text('What the lines do'),
  lines: list(verbatim('One line, as it is typed; the server’s answer starts with >')),
});

/** The sentence beside a countdown. Only a browser knows the time, so the page needs all three. */
export const countdownStates = fields({
  anytime: text('True on any day, for readers without JavaScript'),
  before: text('True until the date'),
  after: text('True from the date on'),
});
export type CountdownStates = v.InferOutput<typeof countdownStates>;

/** What a domain search says about a text that cannot be a domain name. */
export const domainObstacles = fields({
  nothing: titledText,
  script: titledText,
  tooLong: titledText,
  extension: titledText,
} satisfies Record<NameObstacle, unknown>);
export type DomainObstacles = v.InferOutput<typeof domainObstacles>;

/** A domain search form. */
export const domainForm = {
  label: text('The name of the field, for screen readers'),
  placeholder: text('What the empty field shows'),
  button: text('What the button says'),
  obstacles: domainObstacles,
};

/** What we need for a quote, and what can be ordered without one. */
export const quoteQuestions = fields({
  questions: list(
    fields({
      ask: text('A question; also a line of the e-mail that the button opens'),
      why: text('Why we ask, or where to find the answer'),
    }),
  ),
  mailSubject: text('The subject of the e-mail'),
  today: fields({ text: text('What can be ordered without waiting'), links }),
});

/** The tabs that lead from one product of a family to the others. */
export const productTabs = fields({
  label: text('The name of the tabs, for screen readers'),
  tabs: list(
    fields({
      path: pagePath,
      short: v.optional(text('A shorter label for small screens; else the page’s own')),
    }),
  ),
});
export type ProductTabs = v.InferOutput<typeof productTabs>;
