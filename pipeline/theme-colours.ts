import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';
import { globSync } from 'tinyglobby';
import { UserError } from '../commands/cli/user-error.ts';

/** The stylesheets in content/themes, by the names that browsers store. */
export function themeNames(root: string): string[] {
  const files = globSync('content/themes/*.css', { cwd: root });
  return files.map((file) => path.basename(file, '.css')).sort();
}

/** The tokens that a theme's stylesheet sets, with references to other tokens resolved. */
export function themeColours(root: string, theme: string): ReadonlyMap<string, string> {
  const file = `content/themes/${theme}.css`;
  const tokens = new Map<string, string>();
  parse(readFileSync(path.join(root, file), 'utf8')).walkDecls(/^--/, ({ prop, value }) => {
    tokens.set(prop, value);
  });
  const resolve = (value: string, depth = 0): string => {
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (reference === undefined) return value;
    const target = tokens.get(reference);
    // An unknown token stays as it is; the content check reports it.
    return target === undefined || depth > 5 ? value : resolve(target, depth + 1);
  };
  return new Map([...tokens].map(([name, value]) => [name.slice(2), resolve(value)]));
}

/** The default theme's colours instead of variables, which an image does not have. */
export function withColours(root: string, text: string): string {
  const colours = themeColours(root, 'default');
  return text.replaceAll(
    /var\(--([\w-]+)\)/g,
    (whole, token: string) => colours.get(token) ?? whole,
  );
}

/** Colours of the default theme by name, for images, which have no theme. */
export function imageColours<const Name extends string>(
  root: string,
  names: readonly Name[],
): Record<Name, string> {
  const colours = themeColours(root, 'default');
  const picked = names.map((name) => {
    const colour = colours.get(name);
    if (colour === undefined || !/^#[0-9a-f]{6}$/i.test(colour)) {
      throw new UserError(
        `content/themes/default.css: --${name} must be a six-digit colour, e.g. #0b6450 (got '${colour ?? ''}').`,
      );
    }
    return [name, colour] as const;
  });
  return Object.fromEntries(picked) as Record<Name, string>;
}
