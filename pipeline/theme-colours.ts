import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A theme's tokens as its stylesheet sets them, with those that repeat another looked up. */
export function themeColours(root: string, theme: string): ReadonlyMap<string, string> {
  const file = `src/theme/${theme}.css`;
  const css = readFileSync(path.join(root, file), 'utf8');
  const set = new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  );
  const resolve = (value: string, depth = 0): string => {
    const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    if (other === undefined) return value;
    const target = set.get(other);
    if (target === undefined || depth > 5) {
      throw new Error(`${file}: ${value} leads to no colour; name a token that stands in the file`);
    }
    return resolve(target, depth + 1);
  };
  return new Map([...set].map(([name, value]) => [name, resolve(value)]));
}

/** Colours of the default theme by name, for pictures: a picture has no theme. */
export function pictureColours<const Name extends string>(
  root: string,
  names: readonly Name[],
): Record<Name, string> {
  const colours = themeColours(root, 'default');
  const picked = names.map((name) => {
    const colour = colours.get(name);
    if (colour === undefined || !/^#[0-9a-f]{6}$/i.test(colour)) {
      throw new Error(`src/theme/default.css: --${name}: write a colour such as #0b6450`);
    }
    return [name, colour] as const;
  });
  return Object.fromEntries(picked) as Record<Name, string>;
}
