import { layoutWords } from '../../content/layout.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Button, ButtonLink } from '../../ui/Button/Button.tsx';
import styles from './PageError.module.css';

const words = layoutWords.failure;

/** Shown when a page cannot be rendered: reload it, or contact us. */
export function PageError() {
  return (
    <Section>
      <div className={styles.error}>
        <h1 className={styles.title}>{words.title}</h1>
        <p>{words.text}</p>
        <p className={styles.actions}>
          <Button onClick={() => window.location.reload()}>{words.reload}</Button>
          <ButtonLink href="/contact-us" variant="secondary">
            {words.contact}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}
