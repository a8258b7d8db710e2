import * as v from 'valibot';
import {
  callToAction,
  closingLinks,
  countdownStates,
  domainSearch,
  family,
  faq,
  feature,
  figures,
  heading,
  homeHero,
  pageHero,
  planSection,
  quoteQuestions,
  responsibilities,
  steps,
  terminal,
} from './blocks.ts';
import type { DomainObstacles } from './blocks.ts';
import type { ContactWays, CountdownCopy, PlanCardsCopy, QuoteRequestCopy } from './common.ts';
import { at, fields, list, text } from './fields.ts';
import { links } from './link.ts';
import { metaSchema as meta } from './page.ts';
import { paragraphs } from './paragraphs.ts';
import type { PlanFinderCopy } from './planFinder.ts';
import { quoteForm } from './quoteForm.ts';
import type { QuoteFormWords } from './quoteForm.ts';

/*
 * The sections that a page written in YAML alone is composed of. Each has a view of the same name in
 * src/pages/composed/sections, and a sample in the catalogue (en/composed/catalogue.yaml).
 */

/** One section of a page; `section` says which. */
function section<const Name extends string, const Entries extends v.ObjectEntries>(
  name: Name,
  entries: Entries,
) {
  return fields({
    section: v.pipe(v.literal(name), v.description('The section of the catalogue')),
    ...entries,
  });
}

const fileAdvice =
  'write the name of a file in content/images, such as office.jpg: letters, digits and hyphens, then .jpg, .png, .webp or .avif';

const optionalLead = v.optional(heading.lead);

/** A picture in content/images. */
const image = {
  file: v.pipe(
    v.string(fileAdvice),
    v.regex(/^[\w-]+\.(jpe?g|png|webp|avif)$/, fileAdvice),
    v.description('A file in content/images, such as office.jpg'),
  ),
  alt: text('What the picture shows, for people who cannot see it'),
};

const table = v.pipe(
  section('table', {
    title: heading.title,
    lead: optionalLead,
    columns: list(text('The name of a column'), 2),
    rows: list(list(text('A cell; the first one names the row'), 2)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { columns, rows } = dataset.value;
    for (const [index, row] of rows.entries()) {
      if (row.length === columns.length) continue;
      const message = `write ${columns.length} cells, one for each column (there are ${row.length})`;
      addIssue({ message, path: at('rows', index) });
    }
  }),
);

/** Its messages come from another file. */
const { obstacles: _shared, ...domainSearchWords } = domainSearch.entries;

export const sectionSchemas = {
  hero: section('hero', {
    ...pageHero.entries,
    actions: v.optional(links),
    facts: v.optional(homeHero.entries.facts),
    image: v.optional(fields(image)),
  }),
  text: section('text', {
    title: heading.title,
    text: paragraphs('Paragraphs and lists, with an empty line between them'),
  }),
  image: section('image', {
    title: v.optional(heading.title),
    ...image,
    caption: v.optional(text('A line under the picture')),
  }),
  table,
  features: section('features', {
    title: heading.title,
    lead: optionalLead,
    features: list(feature),
  }),
  facts: section('facts', { title: heading.title, lead: optionalLead, facts: figures }),
  steps: section('steps', steps.entries),
  faq: section('faq', faq.entries),
  plans: section('plans', { ...planSection.entries, family }),
  planFinder: section('planFinder', {}),
  domainSearch: section('domainSearch', domainSearchWords),
  countdown: section('countdown', {
    title: heading.title,
    lead: optionalLead,
    ...countdownStates.entries,
  }),
  responsibilities: section('responsibilities', responsibilities.entries),
  terminal: section('terminal', terminal.entries),
  contact: section('contact', heading),
  quoteQuestions: section('quoteQuestions', quoteQuestions.entries),
  quoteForm: section('quoteForm', quoteForm.entries),
  nextLinks: section('nextLinks', closingLinks.entries),
  callToAction: section('callToAction', callToAction.entries),
};

export type SectionName = keyof typeof sectionSchemas;
export type SectionCopy<Name extends SectionName = SectionName> = v.InferOutput<
  (typeof sectionSchemas)[Name]
>;

export const sectionNames = Object.keys(sectionSchemas) as SectionName[];

export const sectionList = list(
  v.variant(
    'section',
    Object.values(sectionSchemas),
    `write which section this is: one of ${sectionNames.join(', ')}`,
  ),
);

/** Sections with a fixed anchor on the page, such as #plans. */
const fixedAnchors: Partial<Record<SectionName, string>> = {
  hero: '',
  plans: '#plans',
  faq: '#faq',
  domainSearch: '#domain-search',
  quoteQuestions: '#quote',
  quoteForm: '#quote',
};

/** A page that is written in YAML alone. */
export const composedPage = fields({
  meta,
  sections: v.pipe(
    sectionList,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const anchors = dataset.value.map((entry) => fixedAnchors[entry.section]);
      const report = (index: number, message: string) => addIssue({ message, path: at(index) });
      if (anchors[0] !== '') report(0, 'start the page with a hero, which has its heading');
      for (const [index, anchor] of anchors.entries()) {
        const firstIndex = anchor === undefined ? index : anchors.indexOf(anchor);
        if (firstIndex === index) continue;
        const [name, earlier] = [dataset.value[index]?.section, dataset.value[firstIndex]?.section];
        report(
          index,
          name === earlier
            ? `a page can have one ${name}; remove this one`
            : `this and ${earlier} would both be at ${anchor}; keep one of them`,
        );
      }
    }),
  ),
});
export type ComposedPageCopy = v.InferOutput<typeof composedPage>;

/** The picture of a section, if it has one, and the field that names its file. */
export function pictureIn(copy: SectionCopy) {
  if (copy.section === 'image') return { file: copy.file, field: ['file'] };
  if (copy.section !== 'hero' || !copy.image) return undefined;
  return { file: copy.image.file, field: ['image', 'file'] };
}

/** Words of other files that sections show besides their own. */
export interface SharedWords {
  planCards: PlanCardsCopy;
  finder: PlanFinderCopy;
  domainObstacles: DomainObstacles;
  countdown: CountdownCopy;
  contactWays: ContactWays;
  quoteRequest: QuoteRequestCopy;
  quoteForm: QuoteFormWords;
}

/** Their files, by name in the language's folder. */
export const sharedFiles: Readonly<Record<keyof SharedWords, string>> = {
  planCards: 'words/plan-cards',
  finder: 'plans/finder',
  domainObstacles: 'words/domain-obstacles',
  countdown: 'words/countdown',
  contactWays: 'words/contact-ways',
  quoteRequest: 'words/quote-request',
  quoteForm: 'words/quote-form',
};

export const sharedWordsOf: Partial<Record<SectionName, readonly (keyof SharedWords)[]>> = {
  plans: ['planCards'],
  planFinder: ['planCards', 'finder'],
  domainSearch: ['domainObstacles'],
  countdown: ['countdown'],
  contact: ['contactWays'],
  quoteQuestions: ['quoteRequest'],
  quoteForm: ['quoteForm'],
};
