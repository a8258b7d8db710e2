import * as v from 'valibot';
import {
  closingLinks,
  countdownStates,
  family,
  familyChoice,
  faq,
  feature,
  figures,
  heading,
  heroWithActions,
  pageHero,
  steps,
  titledText,
} from '../blocks.ts';
import { contactWays, countdown, planCards, supportClock } from '../common.ts';
import { weekDays } from '../company.ts';
import { drawing } from '../drawing.ts';
import { fields, flag, list, oneOf, template, text } from '../fields.ts';
import { link, linkTarget, pagePath } from '../link.ts';
import { metaSchema as meta } from '../page.ts';
import { billingCycles } from '../plan.ts';

/** Why the quilt is our symbol; the story of the name is in company.yaml. */
const story = fields({
  title: heading.title,
  text: text('The story'),
  turn: text('What it has to do with hosting'),
  columns: fields({ quilt: text('Above the first column'), work: text('Above the second column') }),
  pairs: list(fields({ quilt: text('In the quilt'), work: text('In our work') })),
});
export type StoryCopy = v.InferOutput<typeof story>;

const label = fields({
  title: heading.title,
  facts: list(fields({ name: text('What the fact is about'), value: text('The fact') })),
});
export type LabelCopy = v.InferOutput<typeof label>;

const principles = fields({
  title: heading.title,
  items: list(fields({ ...titledText.entries, link: v.optional(link) })),
});
export type PrinciplesCopy = v.InferOutput<typeof principles>;

const families = fields({
  ...heading,
  families: list(
    fields({
      motif: drawing('medallions', 'The drawing'),
      name: text('The product'),
      text: text('One sentence'),
      to: pagePath,
    }),
  ),
});
export type ProductFamiliesCopy = v.InferOutput<typeof families>;

const guide = fields({
  ...heading,
  reasons: list(
    fields({
      question: text('Why somebody contacts us'),
      way: text('The best way to reach us, in a word or two'),
      text: text('What to say, or why this way'),
      link: v.optional(
        fields({ label: text('What the link says'), to: linkTarget, newTab: flag('In a new tab') }),
      ),
    }),
  ),
});
export type ContactGuideCopy = v.InferOutput<typeof guide>;

const checklist = fields({
  ...heading,
  things: list(feature),
  passwords: titledText,
  post: fields({
    title: text('Above the postal address'),
    address: list(text('One line of the address')),
    licence: text('The line under the address'),
  }),
});
export type ContactChecklistCopy = v.InferOutput<typeof checklist>;

const terms = fields({
  title: heading.title,
  terms: list(
    fields({
      figure: text('What is shown large'),
      name: text('What it measures'),
      text: text('What it means'),
    }),
  ),
});
export type CommissionTermsCopy = v.InferOutput<typeof terms>;

const calculator = fields({
  price: text('The name of the field for the price of an order'),
  orders: text('The name of the field for the number of orders'),
  each: template(['each'], 'Under the sum: what one order earns'),
  payable: text('If the sum reaches the minimum payout: when it can be paid out'),
  notYet: template(['count'], 'If it does not: how many orders would'),
  missing: text('Instead of the sum, if a field has no number in range'),
});
export type CommissionCalculatorCopy = v.InferOutput<typeof calculator>;

const example = fields({
  ...heading,
  calculator,
  caption: text('The name of the table, for screen readers'),
  columns: fields({
    order: text('The first column'),
    price: text('The second column'),
    share: text('The third column'),
    count: text('The fourth column'),
  }),
  cycles: fields({
    monthly: text('After a monthly order'),
    annually: text('After a yearly order'),
  }),
  orders: list(
    fields({
      family,
      plan: v.pipe(
        v.number('write the id of a plan'),
        v.description('A plan of the family, by id'),
      ),
      cycle: oneOf(billingCycles, 'How it is paid'),
    }),
  ),
  note: text('Under the table'),
  join: link,
});
export type CommissionExamplesCopy = v.InferOutput<typeof example>;

export const companyPages = {
  'company/about-us': fields({
    meta,
    hero: pageHero,
    story: v.optional(story),
    label,
    principles,
    families,
  }),
  'company/contact-us': fields({
    meta,
    hero: pageHero,
    ways: fields(heading),
    contact: contactWays,
    clock: supportClock,
    days: weekDays,
    times: text('Support days and hours in one phrase'),
    guide,
    checklist,
  }),
  'company/affiliates': fields({
    meta,
    hero: heroWithActions,
    drawingCaption: text('The description of the drawing, for screen readers'),
    terms,
    steps,
    example,
    closing: closingLinks,
  }),
  'company/offer-single-page': fields({
    meta,
    hero: heroWithActions,
    countdown: countdownStates,
    counter: countdown,
    plans: familyChoice,
    planCards,
    prices: fields({ ...heading, facts: figures }),
    ordering: steps,
    faq,
  }),
};
