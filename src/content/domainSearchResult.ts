import type { NameChange, NameObstacle } from './schema/domain.ts';
import type { DomainFormWords } from './schema/sections.ts';

export const resultHero = {
  eyebrow: 'Domain search result',
  title: 'One name, every ending',
  lead: 'See what your name costs in each ending we price. Search asks the portal whether it is free; Compare prices stays on this page.',
  compare: 'Compare prices',
} as const;

export const resultForm: DomainFormWords = {
  label: 'Domain name',
  placeholder: 'Type the domain you want',
  button: 'Search',
};

export const resultWords = {
  /** Without a name in the query. */
  prices: {
    title: 'Our endings and their prices',
    lead: 'Type a name above to see it with each of them.',
  },
  /** {name} is the name without its extension. */
  results: {
    title: '{name}',
    lead: 'Prices to register it, in taka. Whether a name is still free, only the portal knows: it looks when you open the order.',
  },
  unknownPrice: 'Price in the portal',
  /** For screen readers, after the price. */
  toRegister: 'to register',
  order: 'Order in the portal',
  typedEnding: 'Your ending',
  changed: 'We read your words a little differently:',
  kept: 'What you typed still stands in the field above.',
} as const;

/** How the typed text was changed, one sentence each. */
export const nameChanges: Readonly<Record<NameChange, string>> = {
  address: 'Only the domain name was taken out of the address.',
  letters: 'Special letters became plain ones: names here use a to z.',
  capitals: 'Capitals became small letters: to a domain name they are the same.',
  spaces: 'Spaces were taken out: a name is one word. You may join words with a hyphen.',
  signs: 'Signs were taken out: a name holds letters, digits and hyphens only.',
  subdomain:
    'The part in front of the name was left out: you add it yourself once the name is yours.',
  hyphens: 'Hyphens at the beginning and end were taken out: a name may not have them there.',
};

/** Why there is no result, and what to do. */
export const nameObstacles: Readonly<Record<NameObstacle, { title: string; text: string }>> = {
  nothing: {
    title: 'There is no name in it yet',
    text: 'A name needs at least one letter or digit in front of its ending. Try your company, your product or your own name.',
  },
  script: {
    title: 'We can only look up plain letters here',
    text: 'Names on this page are written with a to z, 0 to 9 and hyphens. Write yours in these letters, or ask us about names in Bangla and other scripts.',
  },
  tooLong: {
    title: 'This is too long for a domain name',
    text: 'In front of its ending a name has room for 63 letters. Shorter is better: people have to remember it.',
  },
  ending: {
    title: 'What stands after the last dot is no ending',
    text: 'An ending has letters only, such as .com. Take the dot out, or write the name without an ending.',
  },
};
