import { site } from '../../site/site.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Payments.module.css';

/** How customers can pay, by name or by mark. */
export function Payments() {
  const { layout } = useSiteCopy();
  if (site.payments.length === 0) return null;
  return (
    <ul className={styles.payments} aria-label={layout.footer.payments}>
      {site.payments.map(({ name, icon }) => (
        <li key={name}>
          {icon !== undefined && <Icon name={`payment-${icon}`} />}
          {name}
        </li>
      ))}
    </ul>
  );
}
