import path from 'node:path';
import type { Answers } from './answers.ts';
import type { ContentCopy } from './content-copy.ts';
import { initialsLogo } from './initials-logo.ts';
import { darkColours, lightColours, recoloured } from './palette.ts';

/** A logo of the initials, and a light and a dark theme made from the company's colour. */
export async function writeLook(copy: ContentCopy, { brand, colour }: Answers): Promise<void> {
  copy.write('identity/logo.svg', await initialsLogo(brand));
  const names = copy.filesOf('themes/*.css').map((name) => path.basename(name, '.css'));
  const read = (name: string) => copy.read(`themes/${name}.css`);
  const dark = names.find((name) => read(name).includes('color-scheme: dark')) ?? 'default';
  const sheets = {
    default: recoloured(read('default'), `Light: made from ${colour}`, lightColours(colour)),
    dark: recoloured(read(dark), `Dark: made from ${colour}`, darkColours(colour)),
  };
  for (const name of names) copy.remove(`themes/${name}.css`);
  for (const [name, css] of Object.entries(sheets)) copy.write(`themes/${name}.css`, css);
  copy.editAll('words/layout.yaml', (file) => {
    const label = (name: string) => file.getIn(['themePanel', 'themes', name]);
    file.setIn(['themePanel', 'themes'], { default: label('default'), dark: label(dark) });
  });
}
