import styles from './LooseThread.module.css';

/** Large characters sewn onto a patch whose hem has come undone. */
export function LooseThread({ text }: { text: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 640 500">
      <rect className={styles.cloth} width="640" height="420" rx="34" />
      <path
        className={styles.hem}
        d="M396 400H52Q20 400 20 368V52Q20 20 52 20H588Q620 20 620 52V218"
      />
      <path
        className={styles.loose}
        d="M396 400C436 400 440 440 476 440 530 440 508 366 560 372 600 378 596 420 574 444"
      />
      <path
        className={styles.needle}
        d="M580 430Q568 436 564 448L516 498 570 452Q584 444 580 430Z"
      />
      <text className={styles.characters} x="320" y="292" textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}
