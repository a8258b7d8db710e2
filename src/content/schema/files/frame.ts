import * as v from 'valibot';
import { fields, icon, list, oneOf, wholeNumber, words } from '../fields.ts';
import type { FileSchemas } from '../files.ts';
import { link, links, linkTarget, pagePath } from '../linkFields.ts';
import { menuGroups } from '../page.ts';

const menu = fields({
  id: words,
  label: words,
  columns: list(
    fields({
      group: oneOf(menuGroups),
      heading: v.optional(words),
      extra: v.optional(
        list(
          fields({
            label: words,
            to: linkTarget,
            note: v.optional(words),
            newTab: v.optional(v.boolean('write true or false, without quotes')),
          }),
        ),
      ),
    }),
  ),
  promo: v.optional(fields({ title: words, text: words, link })),
});

const tabs = fields({
  label: words,
  tabs: list(fields({ path: pagePath, short: v.optional(words) })),
});

const unit = fields({ one: words, other: words });

/** The layout around every page, and text that many pages share. */
export const frameFiles: FileSchemas = {
  'navigation.ts': {
    mainMenus: list(menu),
    footerColumns: list(fields({ heading: words, links })),
    legalPaths: list(pagePath),
  },
  'familyTabs.ts': { hostingTabs: tabs, vpsTabs: tabs, dedicatedTabs: tabs },
  'layout.ts': {
    layoutWords: fields({
      skipLink: words,
      mainNavigation: words,
      newBadge: words,
      logIn: words,
      getStarted: words,
      openMenu: words,
      closeMenu: words,
      sideMenu: words,
      topBar: fields({ label: words, sales: words, about: words, contact: words, login: words }),
      themePanel: fields({
        open: words,
        heading: words,
        toTop: words,
        themes: fields({ default: words, 'theme-1': words, 'theme-2': words, 'theme-3': words }),
      }),
      banners: fields({
        promo: fields({ offer: words, action: words }),
        ssl: fields({ title: words, text: words, link: words }),
        support: fields({ title: words, text: words }),
      }),
      footer: fields({
        licence: words,
        social: words,
        navigation: words,
        legal: words,
        rights: words,
      }),
      failure: fields({ title: words, text: words, reload: words, contact: words }),
    }),
  },
  'contactWays.ts': {
    contactWays: list(fields({ icon, title: words, text: words, action: link })),
    answeringHours: words,
  },
  'supportHours.ts': {
    dayNames: list(words, 7),
    supportHoursWords: fields({
      open: words,
      closed: words,
      closes: words,
      opens: words,
      clock: fields({ before: words, after: words }),
      onYourClock: words,
    }),
  },
  'countdown.ts': {
    countdownWords: fields({
      label: words,
      counting: words,
      units: fields({ days: unit, hours: unit, minutes: unit, seconds: unit }),
      months: list(words, 12),
    }),
  },
  'portalMessages.ts': {
    portalMessages: fields({
      productsFailed: words,
      homePricesFailed: words,
      domainPricesFailed: words,
      badStatus: words,
      late: words,
      unreachable: words,
      noJson: words,
      noObject: words,
    }),
  },
  'prose.ts': { proseWords: fields({ contents: words, linkTo: words }) },
  'legal.ts': {
    legalWords: fields({
      eyebrow: words,
      lastUpdated: words,
      contactTitle: words,
      contactText: words,
      others: words,
    }),
  },
  'blog.ts': {
    blogWords: fields({
      minutesToRead: words,
      index: fields({ eyebrow: words, title: words, lead: words, earlier: words }),
      article: fields({
        back: words,
        more: words,
        loading: words,
        failed: fields({ title: words, text: words, reload: words }),
        withoutScripts: words,
      }),
      unknown: fields({ title: words, lead: words, list: words }),
    }),
  },
  'planWords.ts': {
    featuresShownFirst: wholeNumber(1, 50),
    planWords: fields({
      loading: words,
      billing: fields({ legend: words, cycles: fields({ monthly: words, annually: words }) }),
      listPrice: words,
      save: words,
      note: fields({ monthly: words, annually: words, none: words, annuallyInBrief: words }),
      purchase: words,
      contact: link,
      seeAll: words,
      seeLess: words,
      flags: fields({ us: words }),
      failed: fields({ text: words, links }),
      status: fields({ live: words, failed: words, link }),
      table: fields({
        price: fields({ monthly: words, annually: words }),
        order: words,
        feature: words,
      }),
      noScript: fields({ text: words, or: words, link }),
    }),
  },
};
