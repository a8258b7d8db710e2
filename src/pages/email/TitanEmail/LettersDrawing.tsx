import styles from './LettersDrawing.module.css';

/** The letters: position, rotation and colour. */
const letters = [
  { x: 130, y: 50, turn: 7, colour: 'field' },
  { x: 290, y: 72, turn: 4, colour: 'gold' },
  { x: 450, y: 85, turn: 2, colour: 'petal' },
  { x: 600, y: 88, turn: -2, colour: 'field' },
  { x: 750, y: 85, turn: -3, colour: 'cotton' },
  { x: 910, y: 72, turn: -4, colour: 'petal' },
  { x: 1070, y: 50, turn: -7, colour: 'gold' },
] as const;

/** Letters on a line, like quilts hung out to dry. */
export function LettersDrawing() {
  return (
    <svg
      className={styles.line}
      viewBox="0 0 1200 230"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path className={styles.thread} d="M0 24Q600 150 1200 24" />
      {letters.map(({ x, y, turn, colour }) => (
        <g key={x} transform={`translate(${x} ${y})rotate(${turn})`}>
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
