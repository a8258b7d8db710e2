import type { ReactNode } from 'react';
import type { LinkText } from '../../content/schema/link.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Eyebrow } from '../../ui/Eyebrow/Eyebrow.tsx';
import styles from './DrawnHero.module.css';

interface DrawnHeroProps {
  eyebrow: string;
  title: string;
  lead: string;
  /** The page's own picture, an ornament. */
  drawing: ReactNode;
  /** `side` sets the drawing beside the words, `below` under them and across the page. */
  place?: 'side' | 'below';
  /** Leaves the drawing out on phones, where what follows matters more. */
  wideOnly?: boolean;
  /** The first is the one to press. */
  actions?: readonly LinkText[];
  /** Anything under the actions. */
  children?: ReactNode;
}

/** The top of a page that has a drawing of its own instead of its family's medallion. */
export function DrawnHero(props: DrawnHeroProps) {
  const { eyebrow, title, lead, drawing, place = 'side', wideOnly, actions, children } = props;
  return (
    <section className={styles.hero} data-place={place}>
      <div className={styles.measure}>
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
        <div className={styles.drawing} data-wide-only={wideOnly}>
          {drawing}
        </div>
      </div>
    </section>
  );
}
