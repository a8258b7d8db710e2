import { Fragment } from 'react';
import type { ReactNode } from 'react';

interface EachProps<Item> {
  of: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** Shows the parts of a text in order. The text was fixed by the build: a part's place is its key. */
export function Each<Item>({ of, children }: EachProps<Item>) {
  // oxlint-disable-next-line react/no-array-index-key -- nothing is ever added, removed or moved
  return of.map((item, index) => <Fragment key={index}>{children(item)}</Fragment>);
}
