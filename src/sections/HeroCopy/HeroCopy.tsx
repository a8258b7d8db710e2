import type { ReactNode } from 'react';
import type { FromPriceText, HeroFacts } from '../../schema/blocks.ts';
import type { LinkText } from '../../schema/link.ts';
import { Eyebrow } from '../../ui/Eyebrow/Eyebrow.tsx';
import { Actions } from '../Actions/Actions.tsx';
import { FromPrice } from '../FromPrice/FromPrice.tsx';
import styles from './HeroCopy.module.css';

/** What a page says first. */
export interface HeroText {
  /** A short line above the title. */
  eyebrow?: string | undefined;
  title: string;
  lead?: string | undefined;
  fromPrice?: FromPriceText | undefined;
  /** The first one is the main action. */
  actions?: readonly LinkText[] | undefined;
  /** Figures in a line of their own. */
  facts?: HeroFacts | undefined;
}

export interface HeroCopyProps {
  copy: HeroText;
  /** `large` for home and campaign pages, `compact` where prices should be on the first screen. */
  size?: 'large' | 'page' | 'compact' | undefined;
  surface?: 'light' | 'dark' | undefined;
  align?: 'start' | 'centre' | undefined;
  /** `h2` where the page's title is elsewhere, as on later slides. */
  level?: 'h1' | 'h2';
  /** Shown under the lead: a search form, a countdown, a byline. */
  children?: ReactNode;
}

/** Eyebrow, title, lead, actions and facts: the text of a page's first screen. */
export function HeroCopy(props: HeroCopyProps) {
  const { copy, size = 'page', surface = 'light', align, level: Title = 'h1', children } = props;
  const { eyebrow, title, lead, fromPrice, actions, facts } = copy;
  return (
    <div className={styles.copy} data-size={size} data-surface={surface} data-align={align}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Title className={styles.title}>{title}</Title>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {fromPrice && <FromPrice {...fromPrice} />}
      {children}
      {actions && <Actions links={actions} surface={surface} align={align} />}
      {facts && (
        <ul className={styles.facts}>
          {facts.map(({ figure, meaning }) => (
            <li key={figure}>
              <strong className={styles.figure}>{figure}</strong> {meaning}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
