import type { LinkText } from '../../../../content/schema/link.ts';
import { hrefOf } from '../../../../portal/linkTarget.ts';
import { Section } from '../../../../ui/Section/Section.tsx';
import { ButtonLink } from '../../../../ui/Button/Button.tsx';
import styles from './EndCall.module.css';

interface EndCallProps {
  /** Names the heading on its page. */
  id: string;
  title: string;
  text: string;
  /** The first is the one to press. */
  actions: readonly LinkText[];
}

/** The way on at the end of a page, for those who have read to it. */
export function EndCall({ id, title, text, actions }: EndCallProps) {
  return (
    <Section surface="tinted" tight labelledBy={id}>
      <div className={styles.call}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
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
      </div>
    </Section>
  );
}
