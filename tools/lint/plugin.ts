import { importBoundaries } from './import-boundaries.ts';
import { knownSelectors } from './known-selectors.ts';

/** This repository's own lint rules. */
// oxlint-disable-next-line import/no-default-export -- oxlint expects a default export
export default {
  meta: { name: 'site' },
  rules: { 'import-boundaries': importBoundaries, 'known-selectors': knownSelectors },
};
