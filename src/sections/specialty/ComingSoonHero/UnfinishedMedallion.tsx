import { UnfinishedMedallion as Medallion } from '#drawings/UnfinishedMedallion.tsx';
import styles from './UnfinishedMedallion.module.css';

/** A medallion that is not finished yet, rising from the lower edge. */
export function UnfinishedMedallion() {
  return (
    <div className={styles.drawing}>
      <Medallion />
    </div>
  );
}
