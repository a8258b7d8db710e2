import { DomainSearch } from '../../../sections/DomainSearch/DomainSearch.tsx';
import type { SectionProps } from '../composedPage.tsx';
import styles from './ComposedDomainSearch.module.css';

/** The card with room around it; on the home pages the hero makes that room. */
export function ComposedDomainSearch({ copy }: SectionProps<'domainSearch'>) {
  return (
    <div className={styles.room}>
      <DomainSearch copy={copy} />
    </div>
  );
}
