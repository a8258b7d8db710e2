import { register } from 'node:module';

/*
 * `node --import ./commands/cli/typescript.js program.ts`: Node 22.18 and newer read TypeScript themselves; for older
 * ones, programs that this one starts included, rolldown takes the types away.
 */
if (process.features.typescript === undefined) {
  register('./typescript-hooks.js', import.meta.url);
  const option = `--import=${import.meta.url}`;
  const options = process.env.NODE_OPTIONS ?? '';
  if (!options.includes(option)) process.env.NODE_OPTIONS = `${options} ${option}`;
  process.setSourceMapsEnabled(true);
}
