import { Hosting as Medallion } from '#drawings/medallions/Hosting.tsx';
import { Hero } from '../../Hero/Hero.tsx';
import type { SectionProps } from '../../section.ts';
import { BackgroundVideo } from './BackgroundVideo.tsx';
import type { schema } from './schema.ts';
import styles from './VideoHero.module.css';

/** Words in front of a video, which visitors can stop. */
export function VideoHero({ play, pause, ...copy }: SectionProps<typeof schema>) {
  return (
    <Hero
      className={styles.hero}
      size="large"
      surface="dark"
      copy={copy}
      backdrop={
        <>
          <BackgroundVideo play={play} pause={pause} />
          <div className={styles.still}>
            <Medallion />
          </div>
        </>
      }
    />
  );
}
