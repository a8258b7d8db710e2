import type * as v from 'valibot';
import {
  callToAction,
  feature,
  heading,
  heroWithActions,
  quoteQuestions,
  steps,
  titledText,
} from '../blocks.ts';
import { mailRecords, quoteRequest } from '../common.ts';
import { fields, flag, icon, list, text } from '../fields.ts';
import { link, links } from '../link.ts';
import { metaSchema as meta } from '../page.ts';

const address = fields({ label: text('What kind of address'), address: text('The address') });
const addresses = fields({
  title: heading.title,
  before: address,
  after: address,
  reasons: list(titledText),
});
export type AddressComparisonCopy = v.InferOutput<typeof addresses>;

const tools = fields({
  ...heading,
  tools: list(fields({ icon, name: text('The tool'), text: text('What it is for') })),
});
export type WorkspaceToolsCopy = v.InferOutput<typeof tools>;

/** Both pages show the same; each has a title of its own, which is the heading. */
const workspace = fields({
  meta,
  hero: fields({ eyebrow: heroWithActions.entries.eyebrow, lead: heading.lead, actions: links }),
  addresses,
  tools,
  move: steps,
  records: mailRecords,
  closing: callToAction,
});
export type WorkspaceCopy = v.InferOutput<typeof workspace>;

const features = fields({ ...heading, parts: list(feature) });
export type TitanFeaturesCopy = v.InferOutput<typeof features>;

const comparison = fields({
  ...heading,
  takeIf: text('Before the sentence about who it is for'),
  choices: list(
    fields({
      name: text('The choice'),
      when: text('Who it is for: the rest of the sentence'),
      points: list(text('One point')),
      link,
      here: flag('Marks the product of this page'),
    }),
  ),
});
export type EmailComparisonCopy = v.InferOutput<typeof comparison>;

export const emailPages = {
  'email/google-workspace': workspace,
  'email/email-hosting': workspace,
  'email/titan-email': fields({
    meta,
    hero: heroWithActions,
    features,
    comparison,
    steps,
    records: mailRecords,
    quoteQuestions,
    quote: quoteRequest,
  }),
};
