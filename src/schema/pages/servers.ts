import type * as v from 'valibot';
import {
  callToAction,
  closingLinks,
  family,
  faq,
  figures,
  heading,
  note,
  planHero,
  productTabs,
  quotePage,
  quoteQuestions,
  responsibilities,
  steps,
} from '../blocks.ts';
import { contactWays, planCards, quoteRequest } from '../common.ts';
import { fields, icon, list, template, text } from '../fields.ts';
import { link, richText } from '../link.ts';
import { metaSchema as meta } from '../page.ts';
import { quoteForm, quoteFormWords } from '../quoteForm.ts';

const headlineFact = fields({
  figure: text('What is shown large'),
  title: text('What it measures'),
  text: text('One or two sentences'),
  points: list(fields({ icon, name: text('A few words'), text: richText('What they mean') })),
});
export type HeadlineFactCopy = v.InferOutput<typeof headlineFact>;

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

const panelTasks = fields({
  ...heading,
  caption: text('The name of the table, for screen readers'),
  columns: fields({
    task: text('The first column'),
    whm: text('The second column'),
    cPanel: text('The third column'),
  }),
  tasks: list(
    fields({
      task: text('What has to be done'),
      whm: text('What you do in WHM'),
      cPanel: text('What your client does in cPanel'),
    }),
  ),
});
export type PanelTasksCopy = v.InferOutput<typeof panelTasks>;

const startingPoints = fields({
  ...heading,
  caption: text('The name of the table, for screen readers'),
  server: text('The first column'),
  action: link,
});
export type StartingPointsCopy = v.InferOutput<typeof startingPoints>;

const quoted = {
  meta,
  tabs: productTabs,
  ...quotePage,
  family,
  firstPrice: template(['price'], 'What the servers start at; it says that this is a list price'),
  contact: contactWays,
};
/** A server with a control panel: we quote both together. */
const panelPage = {
  ...quoted,
  quoteQuestions,
  quote: quoteRequest,
};
const formPage = { ...quoted, form: quoteForm, formWords: quoteFormWords };

export const serverPages = {
  'vps/vps': fields({ ...planPage, headlineFact, closing: closingLinks }),
  'vps/whm-cpanel-vps': fields({ ...panelPage, panelTasks, faq }),
  'vps/cpanel-vps': fields({ ...panelPage, responsibilities }),
  'vps/custom-vps': fields({ ...formPage, steps, closing: closingLinks }),
  'vps/vps-pricing': fields({ meta, hero: planHero, table, banner, closing: closingLinks }),
  'dedicated/dedicated-server': fields({
    ...planPage,
    capacity,
    responsibilities,
    closing: callToAction,
  }),
  'dedicated/whm-cpanel-dedicated-server': fields({ ...panelPage, capacity, steps }),
  'dedicated/custom-dedicated-server': fields({
    ...formPage,
    startingPoints,
    advice: fields({ ...heading, facts: figures }),
  }),
};
