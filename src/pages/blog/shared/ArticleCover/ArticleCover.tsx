import { Fragment } from 'react';
import type { CoverName } from '../../../../schema/prose.ts';
import { StitchedFrame } from '../../../../ui/StitchedFrame/StitchedFrame.tsx';
import { covers, isPatch, surroundings } from './covers.ts';
import styles from './ArticleCover.module.css';

/** An article's stitched drawing: decorative, so it is hidden from screen readers. */
export function ArticleCover({ name }: { name: CoverName }) {
  return (
    <StitchedFrame>
      <path className={styles.seam} d={surroundings.water} />
      {surroundings.flowerPlaces.map((place) => (
        <path key={place} className={styles.cotton} transform={place} d={surroundings.flower} />
      ))}
      {covers[name].map(([kind, path]) => (
        <Fragment key={path}>
          {isPatch(kind) && <path className={styles.edge} d={path} />}
          <path className={styles[kind]} data-patch={isPatch(kind) || undefined} d={path} />
        </Fragment>
      ))}
    </StitchedFrame>
  );
}
