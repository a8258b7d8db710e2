import type { OpeningWords } from './opening.ts';
import type { PlanFamily } from './plan.ts';

export interface Slide extends OpeningWords {
  /** The medallion beside the text. */
  motif: PlanFamily['motif'];
}

/** The text of a slider's controls. {number}, {count}, {title} and {place} are filled in. */
export interface SliderWords {
  /** The slider's name for screen readers. */
  label: string;
  /** Role descriptions of the slider and of each slide. */
  slider: string;
  slide: string;
  /** A slide's position and title, announced when it is shown. */
  place: string;
  goTo: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}
