import * as v from 'valibot';
import { fields, list } from './fields.ts';

const address = v.pipe(
  v.string('write a path such as /web-hosting'),
  v.regex(/^\/[^\s?#]*$/, 'write a path such as /web-hosting, without a query'),
  v.description('A path such as /web-hosting'),
);

export const redirectsSchema = fields({
  redirects: v.pipe(
    v.record(address, address),
    v.description('Old addresses and where they lead; the query is kept'),
  ),
  otherSpellings: v.pipe(
    list(address, 0),
    v.description('Addresses of pages in other capitalisation, for case-sensitive hosts'),
  ),
});

export type Redirects = v.InferOutput<typeof redirectsSchema>;
