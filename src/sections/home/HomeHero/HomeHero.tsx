import { hero } from '#drawings/identity.tsx';
import { Hero } from '../../Hero/Hero.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './HomeHero.module.css';

/** The picture says nothing that the words beside it don't. */
const decorative = '';

/** The top of the home page, with what hosting costs. */
export function HomeHero({ drawing: Drawing, ...copy }: SectionProps<typeof schema>) {
  return (
    <Hero
      className={styles.hero}
      size="large"
      copy={copy}
      drawing={hero ? <img {...hero} alt={decorative} fetchPriority="high" /> : <Drawing />}
      drawingSize="large"
    />
  );
}
