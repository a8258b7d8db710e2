import backdrop from '../../Hero/Backdrop.module.css';
import { Hero } from '../../Hero/Hero.tsx';
import type { SectionProps } from '../../section.ts';
import { BackgroundVideo } from './BackgroundVideo.tsx';
import type { schema } from './schema.ts';
import styles from './VideoHero.module.css';

/** Words in front of a video, which visitors can stop. */
export function VideoHero({
  video,
  play,
  pause,
  drawing: Drawing,
  ...copy
}: SectionProps<typeof schema>) {
  return (
    <Hero
      className={`${backdrop.hero} ${styles.hero}`}
      size="large"
      surface="dark"
      copy={copy}
      backdrop={
        <>
          <BackgroundVideo video={video} play={play} pause={pause} />
          <div className={styles.still}>
            <Drawing />
          </div>
        </>
      }
    />
  );
}
