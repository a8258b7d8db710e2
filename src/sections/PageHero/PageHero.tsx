import type { ReactNode } from 'react';
import type { LinkText } from '../../content/schema/link.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Eyebrow } from '../../ui/Eyebrow/Eyebrow.tsx';
import { Medallion } from '../../ui/Medallion/Medallion.tsx';
import type { MotifName } from '../../ui/Medallion/motifs.ts';
import styles from './PageHero.module.css';

interface PageHeroProps {
  eyebrow: string;
  title: string;
  lead: string;
  motif: MotifName;
  /** The first is the one to press. */
  actions?: readonly LinkText[];
  /** A tab bar or switcher above the words. */
  above?: ReactNode;
  /** Anything under the actions, such as three facts. */
  children?: ReactNode;
}

/** The top of an inner page: what it is, why it matters, what to press, and its family's medallion. */
export function PageHero({ eyebrow, title, lead, motif, actions, above, children }: PageHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.measure}>
        {above}
        <div className={styles.grid}>
          <div className={styles.words}>
            <Eyebrow>{eyebrow}</Eyebrow>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            {actions && (
              <p className={styles.actions}>
                {actions.map(({ label, to }, index) => (
                  <ButtonLink key={label} href={hrefOf(to)} look={index === 0 ? 'thread' : 'plain'}>
                    {label}
                  </ButtonLink>
                ))}
              </p>
            )}
            {children}
          </div>
          <div className={styles.drawing}>
            <Medallion motif={motif} />
          </div>
        </div>
      </div>
    </section>
  );
}
