import type { ReactNode } from 'react';
import type { LinkText } from '../../content/schema/link.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Eyebrow } from '../../ui/Eyebrow/Eyebrow.tsx';
import styles from './PageIntro.module.css';

export interface PageIntroProps {
  eyebrow: string;
  title: string;
  lead: string;
  /** The first is the one to press. */
  actions?: readonly LinkText[] | undefined;
  /** `centre` for words that stand over a drawing across the page. */
  align?: 'start' | 'centre';
  /** Anything under the actions, such as three facts. */
  children?: ReactNode;
}

/** What an inner page says first: its name, why it matters, what to press. */
export function PageIntro({ eyebrow, title, lead, actions, align, children }: PageIntroProps) {
  return (
    <div className={styles.words} data-align={align}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {actions && (
        <p className={styles.actions}>
          {actions.map(({ label, to }, index) => (
            <ButtonLink
              key={label}
              href={hrefOf(to)}
              variant={index === 0 ? 'accent' : 'secondary'}
            >
              {label}
            </ButtonLink>
          ))}
        </p>
      )}
      {children}
    </div>
  );
}
