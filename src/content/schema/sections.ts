import type { IconName } from '../../icons/names.ts';
import type { LinkText } from './link.ts';

/** Text with links: strings and links in reading order. */
export type RichText = readonly (string | LinkText)[];

/** A short fact that is shown large: '99.9%' over 'uptime'. */
export interface Fact {
  figure: string;
  meaning: string;
}

/** The top of a home page. */
export interface HeroWords {
  title: string;
  lead: string;
  /** The first one is the main action. */
  actions: readonly LinkText[];
  facts: readonly Fact[];
}

/** The text of a domain search form. */
export interface DomainFormWords {
  /** The field's name for screen readers. */
  label: string;
  placeholder: string;
  button: string;
}

/** A domain search with its tiles. */
export interface DomainSearchWords extends DomainFormWords {
  title: string;
  /** The name of the row of tiles for screen readers. */
  tilesLabel: string;
  /** Beside the tiles where there is room, otherwise below them. */
  more: RichText;
}

/** One of the highlights; the drawing is our own. */
export interface Highlight {
  drawing: 'backup' | 'support' | 'secure';
  title: string;
  text: string;
}

/** A service card, as the specification names its fields. */
export interface ServiceCard {
  id: string;
  title: string;
  subtitle: string;
  icon: IconName;
  description: string;
  link: LinkText['to'];
  buttonText: string;
}

/** A feature: an icon, a few words, and what they mean. */
export interface Feature {
  icon: IconName;
  title: string;
  text?: string | undefined;
}

export interface Step {
  title: string;
  text: string;
}

/** Numbered steps, with a note and where to start. */
export interface StepsWords {
  title: string;
  lead?: string;
  steps: readonly Step[];
  note?: RichText;
  action?: LinkText;
}

export interface FaqEntry {
  question: string;
  /** One paragraph each. */
  answer: readonly RichText[];
}

export interface FaqWords {
  title: string;
  lead: RichText;
  entries: readonly FaqEntry[];
}
