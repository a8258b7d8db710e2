import { layoutWords } from '../../content/layout.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Button, ButtonLink } from '../../ui/Button/Button.tsx';
import styles from './Failure.module.css';

const words = layoutWords.failure;

/** A page that broke: calm, and with two ways on. */
export function Failure() {
  return (
    <Section>
      <div className={styles.failure}>
        <h1 className={styles.title}>{words.title}</h1>
        <p>{words.text}</p>
        <p className={styles.ways}>
          <Button onClick={() => window.location.reload()}>{words.reload}</Button>
          <ButtonLink href="/contact-us" variant="secondary">
            {words.contact}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}
