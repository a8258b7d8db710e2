import { useId } from 'react';
import { hrefOf } from '../../../portal/linkTarget.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './SpeedBanner.module.css';

/** A claim across the page, with a button. */
export function SpeedBanner({ title, text, link }: SectionProps<typeof schema>) {
  const id = useId();
  return (
    <Section weight="lead" surface="dark" tight labelledBy={id}>
      <div className={styles.banner}>
        <div>
          <h2 id={id}>{title}</h2>
          <p className={styles.text}>
            <Icon name="timer" />
            {text}
          </p>
        </div>
        <ButtonLink href={hrefOf(link.to)} variant="onDark">
          {link.label}
        </ButtonLink>
      </div>
    </Section>
  );
}
