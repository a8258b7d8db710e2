import type { DomainTile } from '../../content/schema/domain.ts';
import styles from './TldLogo.module.css';

/** Each extension's dot has its own shape, centred in a box of eight units. */
const dots: Readonly<Record<DomainTile['logo'], string>> = {
  com: 'M4 0A4 4 0 1 1-4 0A4 4 0 1 1 4 0Z',
  xyz: 'M0-5L5 0L0 5L-5 0Z',
  top: 'M0-7Q6 0 0 5Q-6 0 0-7Z',
  info: 'M-5 2Q-4-5 5-5Q5 4-5 4Z',
};

/** An extension as lettering in one of the theme's four hues, underlined by stitches. */
export function TldLogo({ logo }: { logo: DomainTile['logo'] }) {
  return (
    <svg
      className={styles.logo}
      data-logo={logo}
      viewBox="0 0 78 36"
      role="img"
      aria-label={`.${logo}`}
    >
      <path d={dots[logo]} transform="translate(6 19)" />
      <text x="14" y="23" fontSize="25">
        {logo}
      </text>
      <line x1="2" x2="76" y1="33" y2="33" />
    </svg>
  );
}
