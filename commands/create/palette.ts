import { parse } from 'postcss';
import { channels, hex, mix, readable } from '../../pipeline/content/contrast.ts';

/** The place of a colour on the wheel: red is 0, green 120, blue 240. */
function hueOf(colour: string): number {
  const [red, green, blue] = channels(colour);
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = high - low || 1;
  if (high === red) return (60 * ((green - blue) / range) + 360) % 360;
  return high === green ? 60 * ((blue - red) / range + 2) : 60 * ((red - green) / range + 4);
}

/** A colour of this hue, about as vivid as the one given, but at least half as vivid as can be. */
function withHue(colour: string, hue: number): string {
  const values = channels(colour);
  const chroma = Math.max(Math.max(...values) - Math.min(...values), 128);
  const start = Math.min(...values, 255 - chroma);
  const part = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    return start + chroma * Math.max(0, Math.min(1, 0.5 - Math.min(place - 3, 9 - place) / 2));
  };
  return hex([part(0), part(8), part(4)]);
}

/** Brick red beside a cool colour, blue beside a warm one. */
const accentOf = (colour: string) => {
  const hue = hueOf(colour);
  return withHue(colour, hue > 75 && hue < 330 ? 14 : 214);
};

type Palette = Readonly<Record<string, string>>;

const [white, black] = ['#ffffff', '#000000'];

/** The dark surface, which a light theme has, too, and the hues of drawings. */
function sharedColours(brand: string, dark: string, hue: (degrees: number) => string): Palette {
  return {
    'surface-dark': dark,
    'on-dark': white,
    'on-dark-muted': readable(mix(white, brand, 0.2), 7, white, [dark]),
    'dark-line': readable(mix(dark, white, 0.3), 3, white, [dark]),
    'hue-1': brand,
    'hue-2': hue(90),
    'hue-3': hue(180),
    'hue-4': hue(270),
  };
}

/** The tokens of the two themes that one colour gives; the rules are those of pipeline/content/contrast.ts. */
export function lightColours(colour: string): Palette {
  const surfaces = [mix(white, colour, 0.05), mix(white, colour, 0.015), white] as const;
  const [tinted, surface, card] = surfaces;
  const legible = (text: string, minimum: number) => readable(text, minimum, black, surfaces);
  const brand = legible(colour, 7);
  const ink = legible(mix('#10141c', brand, 0.15), 7);
  const gold = '#f2c160';
  const dark = readable(mix(brand, black, 0.35), 8, black, [gold, white]);
  const accent = legible(accentOf(colour), 7);
  const hue = (degrees: number) => legible(withHue(colour, (hueOf(colour) + degrees) % 360), 5);
  return {
    ...sharedColours(brand, dark, hue),
    'surface-tinted': tinted,
    surface,
    card,
    ink,
    'ink-muted': legible(mix(ink, white, 0.25), 7),
    line: mix(white, brand, 0.14),
    edge: mix(white, brand, 0.26),
    control: legible(mix(mix(brand, '#808080', 0.5), white, 0.3), 3),
    brand,
    'brand-hover': mix(brand, black, 0.2),
    'on-brand': white,
    accent,
    'accent-hover': mix(accent, black, 0.2),
    'on-accent': white,
    'accent-soft': mix(white, accent, 0.12),
    'on-accent-soft': readable(accent, 7.2, black, [mix(white, accent, 0.12)]),
    petal: mix(accent, white, 0.25),
    gold,
    'on-gold': '#3a2600',
    cotton: mix(white, brand, 0.08),
    danger: '#b3261e',
  };
}

export function darkColours(colour: string): Palette {
  const surfaces = [
    mix('#121926', colour, 0.06),
    mix('#0c111b', colour, 0.04),
    mix('#141c2b', colour, 0.07),
  ] as const;
  const [tinted, surface, card] = surfaces;
  const legible = (text: string, minimum: number) => readable(text, minimum, white, surfaces);
  const brand = legible(colour, 8);
  const onBrand = mix(black, colour, 0.12);
  const gold = '#f4c25b';
  const dark = readable(mix(colour, black, 0.5), 8, black, [gold, white]);
  const accent = legible(accentOf(colour), 8);
  const soft = mix(card, accent, 0.15);
  const hue = (degrees: number) => legible(withHue(colour, (hueOf(colour) + degrees) % 360), 6);
  return {
    ...sharedColours(brand, dark, hue),
    'surface-tinted': tinted,
    surface,
    card,
    ink: '#eef3fa',
    'ink-muted': legible(mix('#a9b6c8', brand, 0.1), 7.5),
    line: mix(card, white, 0.1),
    edge: mix(card, white, 0.2),
    control: legible(mix(card, brand, 0.4), 3.2),
    brand,
    'brand-hover': mix(brand, white, 0.3),
    'on-brand': readable(onBrand, 7, black, [brand]),
    accent,
    'accent-hover': mix(accent, white, 0.3),
    'on-accent': readable(mix(black, accent, 0.12), 7, black, [accent]),
    'accent-soft': soft,
    'on-accent-soft': readable(accent, 7.2, white, [soft]),
    petal: accent,
    gold,
    'on-gold': '#2d1f00',
    cotton: mix(white, brand, 0.2),
    field: dark,
    danger: '#ff9b8f',
    sample: mix(card, white, 0.1),
  };
}

/** A theme's stylesheet in other colours, with another comment at its top. */
export function recoloured(css: string, title: string, colours: Palette): string {
  const sheet = parse(css);
  if (sheet.first?.type === 'comment') sheet.first.text = title;
  sheet.walkDecls(/^--/, (declaration) => {
    declaration.value = colours[declaration.prop.slice(2)] ?? declaration.value;
  });
  return sheet.toString();
}
