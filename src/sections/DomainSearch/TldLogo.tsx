import styles from './TldLogo.module.css';

/** Shapes of the dot, centred in a box of eight units. */
const dots = [
  'M4 0A4 4 0 1 1-4 0A4 4 0 1 1 4 0Z',
  'M0-5L5 0L0 5L-5 0Z',
  'M0-7Q6 0 0 5Q-6 0 0-7Z',
  'M-5 2Q-4-5 5-5Q5 4-5 4Z',
];

/** Letters that fit at full size; longer extensions are set smaller. */
const fullSize = 4;

/** An extension as lettering in one of the theme's four hues (1 to 4), underlined by stitches. */
export function TldLogo({ name, hue }: { name: string; hue: number }) {
  const isLong = name.length > fullSize;
  return (
    <svg
      className={styles.logo}
      data-hue={hue}
      viewBox="0 0 78 36"
      role="img"
      aria-label={`.${name}`}
    >
      <path d={dots[hue - 1]} transform="translate(6 19)" />
      <text
        x="14"
        y="23"
        fontSize={isLong ? Math.max(12, Math.round(110 / name.length)) : 25}
        textLength={isLong ? 62 : undefined}
        lengthAdjust={isLong ? 'spacingAndGlyphs' : undefined}
      >
        {name}
      </text>
      <line x1="2" x2="76" y1="33" y2="33" />
    </svg>
  );
}
