import * as v from 'valibot';
import type { OutsidePlace, PortalPage } from './link.ts';

/** The target of a link in Markdown: an address of this site, an id on its page, or a name. */
export type ProseTarget = string | { portal: PortalPage } | { outside: OutsidePlace };

/** A piece of inline text; plain text is a string. */
export type Inline =
  | string
  | { kind: 'strong' | 'em'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; to: ProseTarget; children: Inline[] };

export interface Heading {
  kind: 'heading';
  level: 2 | 3;
  /** Derived from the heading, for links to the section. */
  id: string;
  text: string;
}

export interface Paragraph {
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

const words = v.pipe(
  v.string('this may not be empty; write some words'),
  v.nonEmpty('this may not be empty; write some words'),
);

/** The message for a missing or an unknown field. */
function fieldMistake({ expected }: v.StrictObjectIssue): string {
  return expected === 'never' ? 'there is no such field; leave it out' : 'this field is missing';
}

/** The front matter of every Markdown text. */
export const proseFrontMatter = v.strictObject(
  {
    /** Shown as the page's heading. */
    title: words,
    /** When it was published or last changed. */
    date: v.pipe(
      v.string(),
      v.regex(/^\d{4}-\d\d-\d\d$/, 'write the day as year-month-day, such as 2026-10-11'),
      v.isoDate('there is no such day; write one such as 2026-10-11'),
    ),
    /** One or two sentences under the title and in lists. */
    summary: v.pipe(words, v.maxLength(200, 'write at most 200 characters')),
  },
  fieldMistake,
);

/** The front matter of an article. Its slug is the file's name; the reading time is calculated. */
export const articleFrontMatter = v.strictObject(
  {
    ...proseFrontMatter.entries,
    /** One or two words above the title. */
    topic: v.pipe(words, v.maxLength(24, 'write at most 24 characters')),
    /** The medallion beside it. */
    motif: v.picklist(
      ['hosting', 'vps', 'dedicated', 'domains', 'email', 'company'],
      'write hosting, vps, dedicated, domains, email or company',
    ),
  },
  fieldMistake,
);

/** A compiled text. */
export interface ProseText extends v.InferOutput<typeof proseFrontMatter> {
  blocks: Block[];
}

/** What lists show about an article. */
export interface ArticleMeta extends v.InferOutput<typeof articleFrontMatter> {
  /** The name in the address: /blog-details?post=slug. */
  slug: string;
  /** How long it takes to read. */
  minutes: number;
}

/** An article with its text. */
export interface Article extends ArticleMeta {
  blocks: Block[];
}
