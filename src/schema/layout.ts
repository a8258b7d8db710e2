import * as v from 'valibot';
import { fields, template, text } from './fields.ts';
import { link, pagePath } from './link.ts';

/** The words of the layout around every page. */
export const layoutSchema = fields({
  skipLink: text('The first link for keyboard users: it jumps over the header'),
  mainNavigation: text('The name of the main menu, for screen readers'),
  breadcrumbs: text('The name of the trail above a page, for screen readers'),
  newTab: text('Screen readers say it after a link that opens a new tab'),
  newBadge: text('The badge of new pages in the menus'),
  logIn: text('The link to the portal’s login'),
  getStarted: v.pipe(link, v.description('The button in the header and in the side menu')),
  openMenu: text('The button that opens the side menu'),
  closeMenu: text('The button that closes it'),
  sideMenu: text('The name of the side menu, for screen readers'),
  topBar: fields({
    label: text('The name of the bar, for screen readers'),
    sales: text('Before the sales phone number'),
    about: v.pipe(link, v.description('About the company')),
    contact: v.pipe(link, v.description('Where to ask')),
    login: text('The link to the portal’s login'),
  }),
  themePanel: fields({
    open: text('The button that opens the panel, for screen readers'),
    heading: text('The heading of the panel'),
    offerNight: v.optional(
      text('Offers a dark theme, which it names, to visitors whose system is dark'),
    ),
    toTop: text('The button that scrolls to the top, for screen readers'),
    themes: v.pipe(
      v.record(v.string(), text('What visitors call this theme')),
      v.description('The files in content/themes, in the order of the panel'),
    ),
  }),
  banners: fields({
    promo: v.optional(
      v.pipe(
        fields({
          offer: text('The offer'),
          action: fields({ label: text('The button beside it'), to: pagePath }),
        }),
        v.description('A promotion; its link carries the promotion code of site.yaml'),
      ),
    ),
    note: v.optional(
      v.pipe(
        fields({ title: text('The heading'), text: text('One sentence'), link }),
        v.description('What every plan has, beside the promotion'),
      ),
    ),
    support: fields({ title: text('The heading'), text: text('One sentence') }),
  }),
  notice: fields({
    label: text('The name of the notice above the header, for screen readers'),
    more: text('Its link'),
  }),
  status: text('The link to the status page, in the footer and in errors'),
  footer: fields({
    licence: text('Before the licence number'),
    registration: v.optional(text('The number in the public register of companies')),
    payments: text('The name of the list of payment methods, for screen readers'),
    social: text('Above the social networks'),
    navigation: text('The name of the footer’s menu, for screen readers'),
    legal: text('The name of the legal links, for screen readers'),
    rights: template(['year'], 'The copyright notice'),
  }),
  failure: fields({
    title: text('The heading of a page that could not be shown'),
    text: text('What to do about it'),
    reload: text('The button that loads the page again'),
    contact: v.pipe(link, v.description('Where to ask')),
  }),
});

export type LayoutCopy = v.InferOutput<typeof layoutSchema>;
