import * as v from 'valibot';
import {
  countdownCopy,
  domainForm,
  facts,
  familyChoice,
  faq,
  heading,
  opening,
  feature,
  sides,
  steps,
  terminal,
  titledText,
} from '../blocks.ts';
import { fields, icon, list, motif, oneOf, words } from '../fields.ts';
import type { FileSchemas } from '../files.ts';
import { link, links, linkTarget, richText } from '../linkFields.ts';

const homeHero = fields({
  ...heading,
  actions: links,
  facts: list(fields({ figure: words, meaning: words })),
});

/** The home page and its variants. */
export const homeFiles: FileSchemas = {
  'home.ts': {
    homeHero,
    homeDomainSearch: fields({ title: words, ...domainForm, tilesLabel: words, more: richText }),
    homeHighlights: fields({
      title: words,
      cards: list(
        fields({
          /** The drawing on the card. */
          drawing: oneOf(['backup', 'support', 'secure']),
          title: words,
          text: words,
        }),
      ),
    }),
    homePricing: fields({
      title: words,
      help: richText,
      startingAt: words,
      popular: words,
      button: words,
      loading: words,
      listPrices: words,
      failed: fields({ help: words, contact: link, plans: link }),
    }),
    homeIncluded: fields({ ...heading, features: list(feature), action: link }),
    homeOrdering: steps,
    homeServices: fields({
      title: words,
      cards: list(
        fields({
          id: words,
          title: words,
          subtitle: words,
          icon,
          description: words,
          link: linkTarget,
          buttonText: words,
        }),
      ),
    }),
    homePeople: fields({
      ...heading,
      days: list(words, 7),
      open: words,
      closed: words,
      hours: words,
      zone: words,
      weekLabel: words,
      ways: list(fields({ icon, title: words, to: linkTarget })),
      startChat: words,
    }),
    homeFaq: faq,
  },
  'homes/backgroundVideo.ts': {
    videoOpening: opening,
    filmWords: fields({ play: words, pause: words }),
  },
  'homes/blackFriday.ts': { salePrices: fields({ ...heading, facts }), blackFridayFaq: faq },
  'homes/blackFridayComing.ts': {
    comingOpening: opening,
    comingCopy: countdownCopy,
    comingReady: steps,
  },
  'homes/blackFridaySale.ts': { saleOpening: opening, saleFamilies: familyChoice },
  'homes/contentSlider.ts': {
    sliderWords: fields({
      label: words,
      slider: words,
      slide: words,
      place: words,
      goTo: words,
      previous: words,
      next: words,
      pause: words,
      play: words,
    }),
    slides: list(fields({ motif, eyebrow: words, ...heading, actions: links })),
  },
  'homes/gaming.ts': {
    gamingEyebrow: words,
    gamingHero: homeHero,
    gamingFamilies: familyChoice,
    gamingSides: sides,
    gamingTerminal: terminal,
    gamingFaq: faq,
  },
  'homes/image.ts': { imageOpening: opening },
  'homes/topNavbar.ts': {
    callWords: fields({ opening, call: words, chat: words, hours: words }),
  },
  'offerPage.ts': { offerOpening: opening, offerCopy: countdownCopy, offerPlans: familyChoice },
  'specialty.ts': {
    coverWords: opening,
    comingSoonWords: opening,
    comingSoonCopy: countdownCopy,
    meanwhile: fields({ title: words, links: list(fields({ icon, text: words, link })) }),
    notFoundWords: fields({
      code: words,
      title: words,
      text: words,
      home: link,
      support: link,
      elsewhere: fields({ title: words, links }),
    }),
  },
  'thankYou.ts': {
    thankYouWords: opening,
    thankYouNext: list(
      fields({
        id: words,
        title: words,
        steps: list(fields({ ...titledText.entries, link: v.optional(link) })),
      }),
    ),
  },
};
