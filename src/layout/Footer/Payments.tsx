import { site } from '../../site/site.ts';
import { useSiteCopy } from '../../routing/siteCopy.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Marks.module.css';

/** How customers can pay, by mark or else by name. */
export function Payments() {
  const { layout } = useSiteCopy();
  if (site.payments.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={layout.footer.payments}>
      {site.payments.map(({ name, icon }) => (
        <li key={name}>
          {icon === undefined ? (
            <Badge variant="gold">{name}</Badge>
          ) : (
            <span role="img" aria-label={name}>
              <Icon name={`payment-${icon}`} size="l" />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
