import { hrefOf } from '../../portal/linkTarget.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { StitchedWindow } from '../../ui/StitchedWindow/StitchedWindow.tsx';
import { RichText } from '../RichText/RichText.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';
import styles from './Steps.module.css';

type StepsProps = SectionProps<typeof schema>;

/** Numbered steps, joined by a running stitch. */
export function Steps(props: StepsProps) {
  const {
    id = 'steps',
    title,
    lead,
    steps,
    note,
    action,
    layout = 'numerals',
    surface,
    screen,
  } = props;
  return (
    <Section weight="quiet" surface={surface} labelledBy={id}>
      <div className={styles.block} data-layout={layout} data-screen={screen && ''}>
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
        {screen && (
          <div className={styles.screen}>
            <StitchedWindow {...screen} />
          </div>
        )}
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title} className={styles.step}>
              <h3 className={styles.title}>{step.title}</h3>
              <p className={styles.text}>{step.text}</p>
            </li>
          ))}
        </ol>
        {note && (
          <p className={styles.note}>
            <RichText pieces={note} />
          </p>
        )}
      </div>
    </Section>
  );
}
