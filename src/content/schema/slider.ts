import type { OpeningWords } from './opening.ts';
import type { PlanFamily } from './plan.ts';

export interface Slide extends OpeningWords {
  /** Which medallion stands beside the words. */
  motif: PlanFamily['motif'];
}

/** The words of a slider's controls. {number}, {count}, {title} and {place} are filled in. */
export interface SliderWords {
  /** Names the slider for screen readers. */
  label: string;
  /** What the whole and each part are called there. */
  slider: string;
  slide: string;
  /** A slide’s place and title, said when a visitor has turned to it. */
  place: string;
  goTo: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}
