import { QuiltMedallion as Medallion } from '#drawings/QuiltMedallion.tsx';
import styles from './QuiltBackdrop.module.css';

/** The corner of a quilt that reaches into the page from its edge. */
export function QuiltBackdrop() {
  return (
    <div className={styles.quilt}>
      <Medallion />
    </div>
  );
}
