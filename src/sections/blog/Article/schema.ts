import * as v from 'valibot';
import type { ArticleMeta } from '../../../schema/prose.ts';
import { article } from '../../../schema/references.ts';
import { section } from '../../section.ts';

const neighbour = v.optional(v.custom<ArticleMeta>((input) => typeof input === 'object', ''));

/** Every article's page, which the build makes from its Markdown file. */
export const schema = section({
  article: article('A file of blog/, such as blog/email-records'),
  newer: neighbour,
  older: neighbour,
});
