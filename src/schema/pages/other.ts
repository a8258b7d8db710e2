import * as v from 'valibot';
import {
  countdownStates,
  feature,
  heroWithActions,
  markdown,
  nextLinks,
  pageHero,
  titledText,
} from '../blocks.ts';
import { articles, countdown, legal, prose } from '../common.ts';
import { fields, list, text, verbatim } from '../fields.ts';
import { link, links } from '../link.ts';
import { metaSchema as meta } from '../page.ts';

const blogDetails = fields({
  meta,
  back: text('The link to all articles'),
  more: text('Above other articles'),
  previous: text('Above the article before this one'),
  next: text('Above the article after this one'),
  articles,
  prose,
});
export type BlogDetailsCopy = v.InferOutput<typeof blogDetails>;

const blogGrid = fields({
  meta,
  hero: pageHero,
  earlier: text('Above the older articles'),
  articles,
});
export type BlogGridCopy = v.InferOutput<typeof blogGrid>;

const next = list(
  fields({
    id: verbatim('The list’s id in the HTML'),
    title: text('Who the list is for'),
    steps: list(fields({ ...titledText.entries, link: v.optional(link) })),
  }),
);
export type NextStepsCopy = v.InferOutput<typeof next>;

const elsewhere = fields({ title: text('Above the links'), links });
export type UsefulLinksCopy = v.InferOutput<typeof elsewhere>;

/** A page that explains what happens in the portal and leads there. It asks for nothing itself. */
const portalIntro = fields({
  meta,
  hero: heroWithActions,
  ready: fields({ title: text('Above the things to have ready'), things: list(feature) }),
});
export type PortalIntroCopy = v.InferOutput<typeof portalIntro>;

const legalPage = fields({ meta, legal, text: markdown });

export const otherPages = {
  'blog/blog-grid': blogGrid,
  'blog/blog-details': blogDetails,
  'legal/terms-of-service': legalPage,
  'legal/privacy-policy': legalPage,
  'legal/refund-policy': legalPage,
  'specialty/cover-page': fields({ meta, hero: heroWithActions }),
  'specialty/coming-soon': fields({
    meta,
    hero: heroWithActions,
    countdown: countdownStates,
    counter: countdown,
    meanwhile: fields({ title: text('The heading'), links: nextLinks }),
  }),
  'specialty/thank-you': fields({ meta, hero: heroWithActions, next }),
  'specialty/404': fields({
    meta,
    code: text('The large figure'),
    title: text('The heading'),
    text: text('One or two sentences'),
    home: link,
    support: link,
    elsewhere,
  }),
  'account/sign-up': portalIntro,
  'account/password-reset': portalIntro,
};
