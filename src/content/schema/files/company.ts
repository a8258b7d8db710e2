import * as v from 'valibot';
import {
  domainForm,
  faq,
  heading,
  opening,
  pageHero,
  feature,
  steps,
  titledText,
} from '../blocks.ts';
import { fields, list, motif, oneOf, price, words } from '../fields.ts';
import type { FileSchemas } from '../files.ts';
import { link, linkTarget, pagePath } from '../linkFields.ts';
import { billingCycles } from '../plan.ts';

const handover = fields({ opening, ready: fields({ title: words, things: list(feature) }) });
const obstacle = titledText;

/** Pages about the company, accounts and domain names. */
export const companyFiles: FileSchemas = {
  'about.ts': {
    aboutPage: fields({ hero: pageHero }),
    quiltStory: fields({
      title: words,
      text: words,
      turn: words,
      columns: fields({ quilt: words, work: words }),
      pairs: list(fields({ quilt: words, work: words })),
    }),
    companyLabel: fields({ title: words, facts: list(fields({ name: words, value: words })) }),
    principles: fields({
      title: words,
      items: list(fields({ title: words, text: words, link: v.optional(link) })),
    }),
    patchwork: fields({
      ...heading,
      families: list(fields({ motif, name: words, text: words, to: pagePath })),
    }),
  },
  'contact.ts': {
    contactPage: fields({ hero: pageHero, ways: fields(heading) }),
    contactGuide: fields({
      ...heading,
      reasons: list(
        fields({
          question: words,
          way: words,
          text: words,
          link: v.optional(
            fields({
              label: words,
              to: linkTarget,
              newTab: v.optional(v.literal(true, 'write true, or leave it out')),
            }),
          ),
        }),
      ),
    }),
    haveReady: fields({
      ...heading,
      things: list(feature),
      passwords: titledText,
      post: fields({ title: words, lines: list(words), licence: words }),
    }),
  },
  'affiliates.ts': {
    affiliatesPage: fields({ hero: opening, drawingCaption: words }),
    affiliateTermsBlock: fields({
      title: words,
      terms: list(fields({ figure: words, name: words, text: words })),
    }),
    affiliateSteps: steps,
    affiliateExample: fields({
      ...heading,
      caption: words,
      columns: fields({ order: words, price: words, share: words, count: words }),
      cycles: fields({ monthly: words, annually: words }),
      orders: list(fields({ plan: words, cycle: oneOf(billingCycles), listPrice: price })),
      note: words,
      join: link,
    }),
  },
  'account.ts': { signUpWords: handover, passwordResetWords: handover },
  'domainRegistration.ts': {
    registrationHero: fields({ eyebrow: words, ...heading, tilesLabel: words, notice: words }),
    registrationForm: fields({ label: words, button: words }),
    freeServices: fields({
      ...heading,
      grace: fields({ figure: words, unit: words, title: words, text: words }),
      features: list(feature),
    }),
    transferSteps: steps,
    transferChecklist: fields({ ...heading, rules: list(titledText), action: link, help: link }),
    registrationFaq: faq,
  },
  'domainReseller.ts': {
    resellerHero: opening,
    resellerFeatures: fields({ title: words, features: list(feature) }),
    tldTableWords: fields({
      ...heading,
      caption: words,
      columns: fields({ extension: words, register: words, renew: words, transfer: words }),
      badges: fields({ popular: words, sale: words }),
      free: words,
      filter: words,
      filterPlaceholder: words,
      count: words,
      nothing: words,
      clear: words,
      contact: link,
      saleNote: words,
    }),
    resellerSteps: steps,
  },
  'domainSearchResult.ts': {
    resultHero: fields({ eyebrow: words, ...heading, compare: words }),
    resultForm: fields(domainForm),
    resultWords: fields({
      prices: fields(heading),
      results: fields(heading),
      unknownPrice: words,
      toRegister: words,
      order: words,
      typedEnding: words,
      changed: words,
      kept: words,
    }),
    nameChanges: fields({
      address: words,
      letters: words,
      capitals: words,
      spaces: words,
      signs: words,
      subdomain: words,
      hyphens: words,
    }),
    nameObstacles: fields({
      nothing: obstacle,
      script: obstacle,
      tooLong: obstacle,
      ending: obstacle,
    }),
  },
};
