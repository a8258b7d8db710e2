import { Fragment } from 'react';
import type { RichText as Pieces } from '../../schema/link.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { Link } from '../../ui/Link/Link.tsx';

/** Text with links. Adds no element of its own. */
export function RichText({ pieces }: { pieces: Pieces }) {
  return pieces.map((piece) =>
    typeof piece === 'string' ? (
      <Fragment key={piece}>{piece}</Fragment>
    ) : (
      <Link key={piece.label} href={hrefOf(piece.to)}>
        {piece.label}
      </Link>
    ),
  );
}
