import words from '#content/words/included-features.js';
import { hrefOf } from '../../../portal/linkTarget.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { RichText } from '../../RichText/RichText.tsx';
import { FeatureGrid } from '../../FeatureGrid/FeatureGrid.tsx';
import styles from './IncludedFeatures.module.css';

/** What every plan of a family includes. */
export function IncludedFeatures() {
  const { title, lead, features, action } = words;
  return (
    <Section surface="dark" labelledBy="included">
      <div className={styles.surface}>
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
        <FeatureGrid features={features} columns={5} />
      </div>
    </Section>
  );
}
