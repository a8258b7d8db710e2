import { Medallion } from '../../../ui/Medallion/Medallion.tsx';
import styles from './UnfinishedMedallion.module.css';

/** A medallion that is not finished yet, rising from the lower edge. */
export function UnfinishedMedallion() {
  return (
    <div className={styles.drawing}>
      <Medallion motif="domains" sewn={0.4} />
    </div>
  );
}
