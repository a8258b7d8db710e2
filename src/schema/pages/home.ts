import type * as v from 'valibot';
import {
  countdownStates,
  domainSearch,
  familyChoice,
  faq,
  figures,
  heading,
  heroWithActions,
  homeCards,
  homeHero,
  responsibilities,
  steps,
  terminal,
} from '../blocks.ts';
import { countdown, includedFeatures, planCards, portalMessages } from '../common.ts';
import { weekDays } from '../company.ts';
import { drawing } from '../drawing.ts';
import { fields, icon, list, oneOf, template, text, verbatim } from '../fields.ts';
import { link, linkTarget, richText } from '../link.ts';
import { metaSchema as meta } from '../page.ts';

/** Three highlights, each with a drawing. */
export const highlights = fields({
  title: heading.title,
  cards: list(
    fields({
      drawing: oneOf(['backup', 'support', 'secure'], 'The drawing on the card'),
      title: text('The heading of the card'),
      text: text('One or two sentences'),
    }),
  ),
});
export type HighlightsCopy = v.InferOutput<typeof highlights>;

/** The plan cards of the home page. */
const homePricing = fields({
  title: heading.title,
  help: richText('For visitors who are not sure'),
  startingAt: text('Before the price'),
  popular: text('The badge of popular plans'),
  button: text('The button of each card'),
  loading: text('Until the prices arrive'),
  captions: fields({
    live: text('Under a live price'),
    list: text('Under a list price'),
    none: text('Under ৳0: the portal gives no price'),
  }),
  listPrices: text('Under list prices'),
  failed: fields({
    contact: link,
    reload: text('The link that loads the page again'),
  }),
  cards: homeCards,
  errors: portalMessages,
});
export type HomePricingCopy = v.InferOutput<typeof homePricing>;

/** Services besides hosting; the fields are named as in the specification. */
export const services = fields({
  title: heading.title,
  cards: list(
    fields({
      id: verbatim('The card’s id in the HTML'),
      title: text('The small line of the card'),
      subtitle: text('The heading of the card'),
      icon,
      description: text('One sentence'),
      link: linkTarget,
      buttonText: text('What the button says'),
    }),
  ),
});
export type ServicesCopy = v.InferOutput<typeof services>;

/** When support is open, and how to reach it. */
const supportWeek = fields({
  ...heading,
  days: weekDays,
  shortDays: weekDays,
  open: text('A day on which support is open, for screen readers'),
  closed: text('A day on which support is closed'),
  hours: text('The opening hours'),
  zone: template(['offset'], 'The time zone; {offset} is worked out from site.yaml'),
  weekLabel: text('The name of the week, for screen readers'),
  ways: list(fields({ icon, title: text('The way'), to: linkTarget })),
  startChat: text('The button under the ways'),
});
export type SupportWeekCopy = v.InferOutput<typeof supportWeek>;

/** The words of the slider's controls. */
export const slider = fields({
  label: text('The name of the slider, for screen readers'),
  slider: text('The kind of control, for screen readers'),
  slide: text('The word for a slide, for screen readers'),
  place: template(['number', 'count', 'title'], 'A slide’s place, read when it is shown'),
  goTo: template(['place'], 'The button that shows a slide'),
  previous: text('The button to the previous slide'),
  next: text('The button to the next slide'),
  pause: text('The button that stops the slider'),
  play: text('The button that starts it again'),
});
export type SliderCopy = v.InferOutput<typeof slider>;

const slide = fields({ motif: drawing('medallions', 'The drawing'), ...heroWithActions.entries });
export type Slide = v.InferOutput<typeof slide>;

const video = fields({ play: text('Starts the video'), pause: text('Stops the video') });
export type VideoCopy = v.InferOutput<typeof video>;

/** The panel with the phone number beside the hero. */
const contact = fields({
  call: text('Above the phone number'),
  chat: text('The link to the live chat'),
  hours: text('The support hours'),
});
export type ContactPanelCopy = v.InferOutput<typeof contact>;

const hero = fields({ eyebrow: heroWithActions.entries.eyebrow, ...homeHero.entries });

const fromPrice = fields({
  from: text('Before the price'),
  listPrice: text('Marks the list price while there is no live one'),
});
export type FromPriceCopy = v.InferOutput<typeof fromPrice>;

export const homePages = {
  'home/home': fields({
    meta,
    hero,
    fromPrice,
    domainSearch,
    highlights,
    pricing: homePricing,
    ordering: steps,
    included: includedFeatures,
    support: supportWeek,
    services,
    faq,
  }),
  'home/home-image': fields({
    meta,
    hero: heroWithActions,
    highlights,
    pricing: homePricing,
    included: includedFeatures,
    services,
    domainSearch,
    faq,
  }),
  'home/home-content-slider': fields({
    meta,
    slider,
    slides: list(slide),
    domainSearch,
    pricing: homePricing,
    support: supportWeek,
    included: includedFeatures,
    faq,
  }),
  'home/home-gaming-hosting': fields({
    meta,
    hero,
    plans: familyChoice,
    planCards,
    terminal,
    support: supportWeek,
    responsibilities,
    faq,
  }),
  'home/home-background-video': fields({
    meta,
    hero: heroWithActions,
    video,
    ordering: steps,
    pricing: homePricing,
    highlights,
    services,
    domainSearch,
    faq,
  }),
  'home/home-black-friday-sale': fields({
    meta,
    hero: heroWithActions,
    plans: familyChoice,
    planCards,
    prices: fields({ ...heading, facts: figures }),
    included: includedFeatures,
    faq,
  }),
  'home/home-black-friday-coming': fields({
    meta,
    hero: heroWithActions,
    countdown: countdownStates,
    counter: countdown,
    checklist: steps,
    pricing: homePricing,
    highlights,
    faq,
    domainSearch,
  }),
  'home/home-top-navbar': fields({
    meta,
    hero: heroWithActions,
    contact,
    services,
    domainSearch,
    pricing: homePricing,
    faq,
    included: includedFeatures,
  }),
};
