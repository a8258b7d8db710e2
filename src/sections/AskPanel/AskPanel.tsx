import { useId } from 'react';
import type { LinkText } from '../../content/schema/link.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Medallion } from '../../ui/Medallion/Medallion.tsx';
import type { MotifName } from '../../ui/Medallion/motifs.ts';
import styles from './AskPanel.module.css';

interface AskPanelProps {
  title: string;
  ground?: 'paper' | 'cloth';
  text: string;
  /** The first is the one to press. */
  links: readonly LinkText[];
  motif: MotifName;
}

/** The end of a page that leads to a person, beside the family's medallion. */
export function AskPanel({ title, ground = 'paper', text, links, motif }: AskPanelProps) {
  const id = useId();
  return (
    <Band ground={ground} labelledBy={id}>
      <div className={styles.columns}>
        <div className={styles.drawing}>
          <Medallion motif={motif} />
        </div>
        <div className={styles.words}>
          <h2 id={id}>{title}</h2>
          <p className={styles.text}>{text}</p>
          <p className={styles.links}>
            {links.map(({ label, to }, index) => (
              <ButtonLink key={label} href={hrefOf(to)} look={index === 0 ? 'thread' : 'plain'}>
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
      </div>
    </Band>
  );
}
