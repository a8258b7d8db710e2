import styles from './Letters.module.css';

/** The letters: position, rotation, colour, and how far out, because narrow screens leave the outer ones out. */
const letters = [
  { x: 130, y: 50, turn: 7, colour: 'field', place: 'end' },
  { x: 290, y: 72, turn: 4, colour: 'gold', place: 'side' },
  { x: 450, y: 85, turn: 2, colour: 'petal', place: 'middle' },
  { x: 600, y: 88, turn: -2, colour: 'field', place: 'middle' },
  { x: 750, y: 85, turn: -3, colour: 'cotton', place: 'middle' },
  { x: 910, y: 72, turn: -4, colour: 'petal', place: 'side' },
  { x: 1070, y: 50, turn: -7, colour: 'gold', place: 'end' },
] as const;

/** Letters on a line, like quilts hung out to dry. */
export function Letters() {
  return (
    <svg
      className={styles.line}
      viewBox="0 0 1200 230"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path className={styles.thread} d="M0 24Q600 150 1200 24" />
      {letters.map(({ x, y, turn, colour, place }) => (
        <g
          key={x}
          className={styles.hung}
          data-place={place}
          transform={`translate(${x} ${y})rotate(${turn})`}
        >
          <rect
            className={styles.letter}
            data-colour={colour}
            x="-62"
            y="0"
            width="124"
            height="86"
            rx="10"
          />
          <path className={styles.seam} data-colour={colour} d="M-52 10L0 52L52 10M-52 76H52" />
          <path className={styles.peg} d="M0-14Q8 2 0 18Q-8 2 0-14Z" />
        </g>
      ))}
    </svg>
  );
}
