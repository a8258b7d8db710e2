import { rooms } from './rooms.ts';
import { knownSelectors } from './selectors.ts';

/** This repository's own lint rules. */
// oxlint-disable-next-line import/no-default-export -- the linter expects the plugin there
export default { meta: { name: 'site' }, rules: { 'known-selectors': knownSelectors, rooms } };
