import { Fragment } from 'react';
import type { ReactNode } from 'react';

interface EachProps<Item> {
  of: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** Renders a fixed list. The text never changes after the build, so the index is the key. */
export function Each<Item>({ of, children }: EachProps<Item>) {
  // oxlint-disable-next-line react/no-array-index-key -- nothing is ever added, removed or moved
  return of.map((item, index) => <Fragment key={index}>{children(item)}</Fragment>);
}
