import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { PlanFamily } from '../../../schema/plan.ts';
import { Container } from '../../../ui/Container/Container.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { useCurrentSection } from '../../TableOfContents/useCurrentSection.ts';
import styles from './FamilyLinks.module.css';

interface FamilyLinksProps {
  /** The navigation's name for screen readers. */
  label: string;
  families: readonly PlanFamily[];
  /** A section for each family. The links stay in view above them. */
  children: ReactNode;
}

/** The families' sections, and links to them. */
export function FamilyLinks({ label, families, children }: FamilyLinksProps) {
  const current = useCurrentSection(useMemo(() => families.map(({ id }) => id), [families]));
  return (
    <div className={styles.families}>
      <nav className={styles.bar} aria-label={label}>
        <Container>
          <ul className={styles.links}>
            {families.map(({ id, name }) => (
              <li key={id}>
                <Link
                  className={styles.link}
                  href={`#${id}`}
                  aria-current={id === current ? 'location' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Container>
      </nav>
      {children}
    </div>
  );
}
