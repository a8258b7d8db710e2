import { useRef } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { fillPlaceholders } from '../../../site/fillPlaceholders.ts';
import { digits } from '../../../language/inWords.ts';
import { Container } from '../../../ui/Container/Container.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import { SlideView } from './SlideView.tsx';
import { SliderControls } from './SliderControls.tsx';
import { useSlider } from './useSlider.ts';
import styles from './Slider.module.css';

const arrows: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Slides in a row that scrolls and snaps, even without JavaScript. With it there are buttons, arrow
 * keys and autoplay, which stops for good once a visitor takes over. The first slide has the page's
 * title.
 */
export function Slider({ slides, ...copy }: SectionProps<typeof schema>) {
  const hydrated = useHydrated();
  const row = useRef<HTMLDivElement>(null);
  const { shown, advancing, autoplay, ...slider } = useSlider(row, slides.length);
  const labels = slides.map(({ title }, index) =>
    fillPlaceholders(copy.place, {
      number: digits(index + 1),
      count: digits(slides.length),
      title,
    }),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (step === undefined) return;
    event.preventDefault();
    slider.show(shown + step);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) slider.setFocused(false);
  };
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') slider.setHovered(true);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only add to its buttons
    <section
      className={styles.slider}
      aria-roledescription={copy.slider}
      aria-label={copy.label}
      onKeyDown={onKeyDown}
      onFocus={() => slider.setFocused(true)}
      onBlur={onBlur}
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => slider.setHovered(false)}
    >
      {/* Before the slides, so that the first Tab stops them; CSS moves the row below. */}
      <Container className={styles.controls}>
        {hydrated && (
          <SliderControls
            copy={copy}
            labels={labels}
            shown={shown}
            advancing={advancing}
            autoplay={autoplay}
            onShow={slider.show}
            onToggle={slider.toggle}
          />
        )}
      </Container>
      <div
        ref={row}
        className={styles.track}
        data-buttons={hydrated || undefined}
        onScroll={slider.syncToScroll}
        onPointerDown={slider.stopAutoplay}
      >
        {slides.map((slide, index) => (
          <SlideView
            key={slide.title}
            slide={slide}
            first={index === 0}
            surface={index % 2 === 0 ? 'dark' : 'light'}
            role={copy.slide}
            label={labels[index] ?? ''}
          />
        ))}
      </div>
    </section>
  );
}
