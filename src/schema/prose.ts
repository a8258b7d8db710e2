import * as v from 'valibot';
import { drawing } from './drawing.ts';
import type { LinkTarget } from './link.ts';

/** A piece of inline text; plain text is a string. */
export type Inline =
  | string
  | { kind: 'strong' | 'em'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; to: LinkTarget; children: Inline[] };

export interface Heading {
  kind: 'heading';
  level: 2 | 3;
  /** Derived from the heading, for links to the section. */
  id: string;
  text: string;
}

interface Paragraph {
  kind: 'paragraph';
  children: Inline[];
}

export interface List {
  kind: 'list';
  ordered: boolean;
  items: Block[][];
}

export interface Table {
  kind: 'table';
  caption: string;
  head: Inline[][];
  rows: Inline[][][];
}

export interface CodeBlock {
  kind: 'code';
  /** The title above the code. */
  title: string;
  text: string;
}

export interface Quote {
  kind: 'quote';
  blocks: Block[];
}

/** A compiled Markdown text. */
export type Block = Heading | Paragraph | List | Table | CodeBlock | Quote;

function words(description: string) {
  return v.pipe(
    v.string('this may not be empty; write some words'),
    v.nonEmpty('this may not be empty; write some words'),
    v.description(description),
  );
}

function day(description: string) {
  return v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d\d-\d\d$/, 'write the day as year-month-day, such as 2026-10-11'),
    v.isoDate('there is no such day; write one such as 2026-10-11'),
    v.description(description),
  );
}

/** The message for a missing or an unknown field. */
function fieldMistake({ expected }: v.StrictObjectIssue): string {
  return expected === 'never' ? 'there is no such field; leave it out' : 'this field is missing';
}

/** The front matter of every Markdown text. */
export const proseFrontMatter = v.strictObject(
  {
    title: words('The page’s heading'),
    date: day('When it was published or last changed, such as 2026-10-11'),
    summary: v.pipe(
      words('One or two sentences under the title and in lists'),
      v.maxLength(200, 'write at most 200 characters'),
    ),
  },
  fieldMistake,
);

/** The front matter of an article. Its slug is the file's name; the reading time is calculated. */
export const articleFrontMatter = v.strictObject(
  {
    title: words('The page’s heading'),
    shortTitle: v.optional(
      words('For the browser tab and search engines, where a long title would be cut off'),
    ),
    date: day('When it was published, such as 2026-10-11; the newest article comes first'),
    updated: v.optional(day('When it was last changed, if it was')),
    summary: v.pipe(
      words('Shown under the title, in lists and by search engines: 70 to 160 characters'),
      v.minLength(70, 'write at least 70 characters, or search engines choose their own text'),
      v.maxLength(160, 'write at most 160 characters, or search engines cut the text'),
    ),
    topic: v.pipe(
      words('One or two words above the title'),
      v.maxLength(24, 'write at most 24 characters'),
    ),
    cover: drawing('covers', 'The drawing beside it'),
  },
  fieldMistake,
);

/** A compiled text. */
export interface ProseText extends v.InferOutput<typeof proseFrontMatter> {
  blocks: Block[];
}

/** What lists show about an article. */
export interface ArticleMeta extends v.InferOutput<typeof articleFrontMatter> {
  /** The name in the address: /blog-details/slug. */
  slug: string;
  /** How long it takes to read. */
  minutes: number;
}

/** An article with its text. */
export interface Article extends ArticleMeta {
  blocks: Block[];
}
