import type { ReactNode } from 'react';
import type { HeroWords } from '../../content/schema/sections.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Eyebrow } from '../../ui/Eyebrow/Eyebrow.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  eyebrow: string;
  words: HeroWords;
  /** The large picture: beside the words on wide screens, its upper part under them on small ones. */
  drawing: ReactNode;
  /** Anything more under the facts, such as a countdown. */
  children?: ReactNode;
}

/** The top of a home page. What follows may overlap its lower edge, as the domain search does. */
export function Hero({ eyebrow, words, drawing, children }: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <div className={styles.container}>
        <div className={styles.words}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 id="hero">{words.title}</h1>
          <p className={styles.lead}>{words.lead}</p>
          <p className={styles.actions}>
            {words.actions.map(({ label, to }, index) => (
              <ButtonLink
                key={label}
                href={hrefOf(to)}
                variant={index === 0 ? 'accent' : 'secondary'}
              >
                {label}
              </ButtonLink>
            ))}
          </p>
          <ul className={styles.facts}>
            {words.facts.map(({ figure, meaning }) => (
              <li key={figure}>
                <strong className={styles.figure}>{figure}</strong> {meaning}
              </li>
            ))}
          </ul>
          {children}
        </div>
        <div className={styles.drawing}>{drawing}</div>
      </div>
    </section>
  );
}
