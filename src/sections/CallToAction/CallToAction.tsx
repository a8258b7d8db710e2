import { useId } from 'react';
import type { LinkText } from '../../content/schema/link.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Medallion } from '../../ui/Medallion/Medallion.tsx';
import type { MotifName } from '../../ui/Medallion/motifs.ts';
import styles from './CallToAction.module.css';

interface CallToActionProps {
  title: string;
  surface?: 'plain' | 'tinted';
  text: string;
  /** The first is the one to press. */
  links: readonly LinkText[];
  motif: MotifName;
}

/** The end of a page that leads to a person, beside the family's medallion. */
export function CallToAction({ title, surface = 'plain', text, links, motif }: CallToActionProps) {
  const id = useId();
  return (
    <Section surface={surface} labelledBy={id}>
      <div className={styles.columns}>
        <div className={styles.drawing}>
          <Medallion motif={motif} />
        </div>
        <div className={styles.words}>
          <h2 id={id}>{title}</h2>
          <p className={styles.text}>{text}</p>
          <p className={styles.links}>
            {links.map(({ label, to }, index) => (
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
      </div>
    </Section>
  );
}
