import type * as v from 'valibot';
import {
  callToAction,
  closingLinks,
  family,
  heading,
  note,
  planHero,
  productTabs,
  quotePage,
  sides,
} from '../blocks.ts';
import { contactWays, planCards, quoteRequest } from '../common.ts';
import { fields, icon, list, template, text } from '../fields.ts';
import { link } from '../link.ts';
import { metaSchema as meta } from '../page.ts';

const claim = fields({
  figure: text('What is shown large'),
  title: text('What it measures'),
  text: text('One or two sentences'),
  points: list(fields({ icon, name: text('A few words'), text: text('What they mean') })),
});
export type HeadlineFactCopy = v.InferOutput<typeof claim>;

const table = fields({
  caption: text('The name of the table, for screen readers'),
  columns: fields({
    vcpu: text('A column'),
    memory: text('A column'),
    cpu: text('A column'),
    storage: text('A column'),
    score: text('A column'),
    bandwidth: text('A column'),
    price: text('A column'),
    order: text('A column'),
  }),
  save: template(['percent'], 'The badge of a discount'),
  perMonth: text('After the price'),
  order: link,
});
export type VpsTableCopy = v.InferOutput<typeof table>;

const banner = fields({ title: text('The claim'), text: text('The line under it'), link });
export type SpeedBannerCopy = v.InferOutput<typeof banner>;

const capacity = fields({ ...heading, note: text('Under the scale') });
export type CapacityScaleCopy = v.InferOutput<typeof capacity>;

const planPage = { meta, tabs: productTabs, hero: planHero, family, planCards, note };
const quote = fields({
  meta,
  tabs: productTabs,
  ...quotePage,
  contact: contactWays,
  quote: quoteRequest,
});

export const serverPages = {
  'vps/vps': fields({ ...planPage, claim, closing: closingLinks }),
  'vps/whm-cpanel-vps': quote,
  'vps/cpanel-vps': quote,
  'vps/custom-vps': quote,
  'vps/vps-pricing': fields({ meta, hero: planHero, table, banner, closing: closingLinks }),
  'dedicated/dedicated-server': fields({ ...planPage, capacity, sides, closing: callToAction }),
  'dedicated/whm-cpanel-dedicated-server': quote,
  'dedicated/custom-dedicated-server': quote,
};
