import { DomainSearch } from '../../../sections/DomainSearch/DomainSearch.tsx';
import type { SectionProps } from '../composedPage.tsx';
import styles from './ComposedDomainSearch.module.css';

/** The search card with space around it; on the home pages the hero provides that space. */
export function ComposedDomainSearch({ copy, shared }: SectionProps<'domainSearch'>) {
  return (
    <div className={styles.spaced}>
      <DomainSearch copy={{ ...copy, obstacles: shared.domainObstacles }} />
    </div>
  );
}
