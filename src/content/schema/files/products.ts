import {
  closingCall,
  closingLinks,
  facts,
  heading,
  note,
  offer,
  opening,
  pageHero,
  feature,
  planHero,
  sides,
  steps,
  terminal,
  titledText,
} from '../blocks.ts';
import * as v from 'valibot';
import { fields, icon, list, positive, words } from '../fields.ts';
import type { FileSchemas } from '../files.ts';
import { link, links, pagePath } from '../linkFields.ts';

const icons = { icon, name: words, text: words };
const placeholder = fields({ hero: pageHero, screen: fields({ icon, description: words }), offer });

/** Pages that sell: hosting, VPS, dedicated servers, e-mail, prices. */
export const productFiles: FileSchemas = {
  'webHosting.ts': {
    webHosting: fields({
      hero: planHero,
      note,
      layers: fields({ ...heading, layers: list(fields({ part: words, ...icons })) }),
      languages: fields({ title: words, words: list(words), text: words }),
      closing: fields({ ...heading, facts }),
    }),
  },
  'premiumHosting.ts': {
    premiumHostingPage: fields({
      hero: planHero,
      note,
      speed: fields({
        ...heading,
        caption: words,
        unit: words,
        bars: list(fields({ name: words, value: positive, own: v.boolean() })),
      }),
      terminal,
      closing: closingCall,
    }),
  },
  'resellerHosting.ts': {
    resellerHostingPage: fields({
      hero: planHero,
      note,
      quilt: fields({
        ...heading,
        unit: words,
        accounts: list(fields({ name: words, count: positive })),
      }),
      steps: fields({ title: words, steps: list(titledText) }),
      closing: closingLinks,
    }),
  },
  'windowsHosting.ts': { windowsHosting: placeholder },
  'vps.ts': {
    vpsPage: fields({
      hero: planHero,
      note,
      claim: fields({ figure: words, title: words, text: words, points: list(fields(icons)) }),
      closing: closingLinks,
    }),
  },
  'vpsPricingPage.ts': {
    vpsPricingPage: fields({
      hero: planHero,
      table: fields({
        caption: words,
        columns: fields({
          vcpu: words,
          memory: words,
          cpu: words,
          storage: words,
          score: words,
          bandwidth: words,
          price: words,
          order: words,
        }),
        perMonth: words,
        order: link,
      }),
      banner: fields({ title: words, text: words, link }),
      closing: closingLinks,
    }),
  },
  'dedicatedServer.ts': {
    dedicatedServerPage: fields({
      hero: planHero,
      note,
      capacity: fields({
        ...heading,
        sizes: list(fields({ capacity: words, name: words, parts: words })),
        note: words,
      }),
      sides,
      closing: closingCall,
    }),
  },
  'pricingComparison.ts': {
    pricingComparison: fields({
      table: fields({ ...heading, caption: words }),
      choose: fields({ title: words, facts }),
    }),
  },
  'pricingDefault.ts': {
    pricingDefault: fields({
      overview: fields({ ...heading, jump: words, more: words }),
      reading: fields({ title: words, facts }),
    }),
  },
  'pricingSpecifications.ts': {
    pricingSpecifications: fields({
      tables: fields({ ...heading, jump: words, print: words }),
      closing: closingCall,
    }),
  },
  'placeholders.ts': { placeholderPages: v.record(pagePath, placeholder) },
  'quoteRequest.ts': {
    placeholderTitle: words,
    offerWords: fields({
      ...heading,
      mail: words,
      mailNote: words,
      mailGreeting: words,
      today: words,
    }),
  },
  'googleWorkspace.ts': {
    workspacePage: fields({ hero: fields({ eyebrow: words, lead: words, actions: links }) }),
    addressPair: fields({
      title: words,
      before: fields({ label: words, address: words }),
      after: fields({ label: words, address: words }),
      reasons: list(titledText),
    }),
    workspaceTools: fields({ ...heading, tools: list(fields(icons)) }),
    workspaceMove: steps,
    workspaceEnd: fields({ title: words, text: words, actions: links }),
  },
  'titanEmail.ts': {
    titanPage: fields({ hero: opening }),
    titanParts: fields({ ...heading, parts: list(feature) }),
    mailChoices: fields({
      ...heading,
      takeIf: words,
      choices: list(
        fields({
          name: words,
          when: words,
          points: list(words),
          link,
          here: v.optional(v.literal(true, 'write true, or leave it out')),
        }),
      ),
    }),
    titanSteps: steps,
    titanOffer: offer,
  },
  'mailRecords.ts': {
    mailRecords: fields({
      ...heading,
      caption: words,
      columns: fields({ record: words, text: words, source: words }),
      records: list(fields({ type: words, name: words, text: words, source: words })),
    }),
  },
};
