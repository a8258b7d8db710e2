import styles from './TldLogo.module.css';

/** Shapes of the dot, centred in a box of eight units. */
const dots = [
  'M4 0A4 4 0 1 1-4 0A4 4 0 1 1 4 0Z',
  'M0-5L5 0L0 5L-5 0Z',
  'M0-7Q6 0 0 5Q-6 0 0-7Z',
  'M-5 2Q-4-5 5-5Q5 4-5 4Z',
];

/** Up to four letters fit at full size; longer extensions are set smaller, the longest narrower too. */
function textSize({ length }: string) {
  if (length <= 4) return { fontSize: 25 };
  const fontSize = Math.max(12, Math.round(110 / length));
  return length > 8 ? { fontSize, textLength: 62, lengthAdjust: 'spacingAndGlyphs' } : { fontSize };
}

/** An extension as lettering in one of the theme's four hues (1 to 4), underlined by stitches. */
export function TldLogo({ name, hue }: { name: string; hue: number }) {
  return (
    <svg
      className={styles.logo}
      data-hue={hue}
      viewBox="0 0 78 36"
      role="img"
      aria-label={`.${name}`}
    >
      <path d={dots[hue - 1]} transform="translate(6 19)" />
      <text x="14" y="23" {...textSize(name)}>
        {name}
      </text>
      <line x1="2" x2="76" y1="33" y2="33" />
    </svg>
  );
}
