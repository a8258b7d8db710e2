import words from '#content/words/included-features.js';
import { hrefOf } from '../../../portal/linkTarget.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { StitchedWindow } from '../../../ui/StitchedWindow/StitchedWindow.tsx';
import { RichText } from '../../RichText/RichText.tsx';
import { FeatureGrid } from '../../FeatureGrid/FeatureGrid.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './IncludedFeatures.module.css';

/** What every plan of a family includes. */
export function IncludedFeatures({ screen }: SectionProps<typeof schema>) {
  const { title, lead, features, action } = words;
  return (
    <Section surface="dark" labelledBy="included">
      <div className={styles.surface} data-screen={screen && ''}>
        <SectionHeading
          id="included"
          title={title}
          lead={<RichText pieces={lead} />}
          aside={
            <ButtonLink href={hrefOf(action.to)} variant="onDark">
              {action.label}
            </ButtonLink>
          }
        />
        <div className={styles.columns}>
          {screen && (
            <div className={styles.screen}>
              <StitchedWindow {...screen} />
            </div>
          )}
          <FeatureGrid features={features} columns={5} />
        </div>
      </div>
    </Section>
  );
}
