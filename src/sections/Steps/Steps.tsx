import type { StepsWords } from '../../content/schema/sections.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './Steps.module.css';

interface StepsProps {
  /** Names the section in the markup; a page may have several. */
  id: string;
  words: StepsWords;
  surface?: 'plain' | 'tinted';
}

/** Steps that follow each other along one thread, with large numerals. */
export function Steps({ id, words, surface = 'plain' }: StepsProps) {
  const { title, lead, steps, note, action } = words;
  return (
    <Section surface={surface} labelledBy={id}>
      <SectionHeading
        id={id}
        title={title}
        lead={lead}
        aside={
          action && (
            <ButtonLink href={hrefOf(action.to)} variant="accent">
              {action.label}
            </ButtonLink>
          )
        }
      />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
      {note && (
        <p className={styles.note}>
          <RichText pieces={note} />
        </p>
      )}
    </Section>
  );
}
