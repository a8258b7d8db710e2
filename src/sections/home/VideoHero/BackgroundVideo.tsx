import { useEffect, useRef, useState } from 'react';
import { Container } from '../../../ui/Container/Container.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';
import type { SectionProps } from '../../section.ts';
import { prefersLessData } from './prefersLessData.ts';
import type { schema } from './schema.ts';
import { useOnScreen } from './useOnScreen.ts';
import styles from './BackgroundVideo.module.css';

/**
 * The video behind the copy. Decorative: nothing is fetched before it plays, and it
 * autoplays only on large screens, unless the visitor prefers less motion or data. Everyone
 * else sees the poster and a play button.
 */
export function BackgroundVideo({
  video: { poster, webm, mp4 },
  play,
  pause,
}: Pick<SectionProps<typeof schema>, 'video' | 'play' | 'pause'>) {
  const player = useRef<HTMLVideoElement>(null);
  const hydrated = useHydrated();
  const mayAutoplay = useMediaQuery(
    '(min-width: 48em) and (prefers-reduced-motion: no-preference)',
  );
  const onScreen = useOnScreen(player);
  const [choice, setChoice] = useState<boolean | null>(null);
  const playing = choice ?? (mayAutoplay && !prefersLessData());

  useEffect(() => {
    if (!playing || !onScreen) {
      player.current?.pause();
      return;
    }
    player.current?.play().catch((error: unknown) => {
      // Browsers may refuse, for example to save power. AbortError only means that we paused first.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setChoice(false);
    });
  }, [playing, onScreen]);

  return (
    <div className={styles.background}>
      <video
        ref={player}
        className={styles.video}
        width="1280"
        height="720"
        poster={poster}
        preload="none"
        muted
        loop
        playsInline
        tabIndex={-1}
        aria-hidden="true"
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      <div className={styles.controls}>
        <Container>
          {hydrated && (
            <button type="button" className={styles.button} onClick={() => setChoice(!playing)}>
              <Icon name={playing ? 'pause' : 'play'} />
              {playing ? pause : play}
            </button>
          )}
        </Container>
      </div>
    </div>
  );
}
