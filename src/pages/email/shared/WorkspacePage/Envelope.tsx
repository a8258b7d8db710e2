import { StitchedFrame } from '../../../../ui/StitchedFrame/StitchedFrame.tsx';
import styles from './Envelope.module.css';

const sealPetals = [0, 45, 90, 135, 180, 225, 270, 315];

/** An open envelope with its letter, cut from cloth and sewn with running stitch. */
export function Envelope() {
  return (
    <StitchedFrame>
      <path className={styles.flap} d="M-158-38L-12-150Q0-158 12-150L158-38Z" />
      <rect className={styles.letter} x="-122" y="-132" width="244" height="200" rx="10" />
      <g className={styles.writing}>
        <path d="M-94-96H20M-94-66H94M-94-36H78" />
      </g>
      <path
        className={styles.front}
        d="M-158-38L0 62L158-38V134Q158 150 142 150H-142Q-158 150-158 134Z"
      />
      <path
        className={styles.seam}
        d="M-146-18L0 76L146-18V126Q146 138 134 138H-134Q-146 138-146 126Z"
      />
      <path className={styles.seam} d="M-140 134L-44 56M140 134L44 56" />
      <g transform="translate(0 74)">
        {sealPetals.map((degrees) => (
          <path
            key={degrees}
            className={styles.petal}
            transform={`rotate(${degrees})translate(0-24)`}
            d="M0-16Q13 0 0 16Q-13 0 0-16Z"
          />
        ))}
        <circle className={styles.heart} r="8" />
      </g>
    </StitchedFrame>
  );
}
