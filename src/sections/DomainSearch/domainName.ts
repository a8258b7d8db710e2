import type { NameChange, NameObstacle } from '../../schema/domain.ts';
import { asciiDomain, latinDigits } from '../../portal/asciiDomain.ts';

/** The domain name in a typed text. */
export type ParsedDomain =
  | { kind: 'empty' }
  | { kind: 'unusable'; obstacle: NameObstacle }
  | {
      kind: 'name';
      /** The name without its extension, in lower case. */
      name: string;
      /** The extension that was typed, without its dot. */
      extension: string | null;
      /** Both as the portal knows them: the same, or `xn--…` for other scripts. */
      ascii: { name: string; extension: string | null };
      /** How the text was changed, in order. */
      changes: readonly NameChange[];
    };

/** Longer than any URL that people paste. */
const maxTextLength = 2000;
const maxNameLength = 63;

/** Second levels of extensions such as com.bd and co.uk. */
const secondLevels = new Set(['ac', 'co', 'com', 'edu', 'gov', 'info', 'mil', 'net', 'org']);

const validExtension = /^(?:[a-z0-9-]+\.)*(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/;

/** Finds the domain name in whatever a visitor typed or pasted. */
export function parseDomainName(typed: string): ParsedDomain {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  if (text === '') return { kind: 'empty' };
  if (text.length > maxTextLength) return unusable('tooLong');

  const changes = new Set<NameChange>();
  const change = (kind: NameChange, before: string, after: string) => {
    if (after !== before) changes.add(kind);
    return after;
  };

  const visible = change('signs', text, text.replaceAll(/\p{C}/gu, '').trim());
  const host = change('address', visible, hostOf(visible));
  const plain = change('letters', host.normalize(), plainLetters(host));
  const lower = change('capitals', plain, plain.toLowerCase());
  const joined = change('spaces', lower, lower.replaceAll(' ', ''));
  const clean = change('signs', joined, joined.replaceAll(/[^\p{L}\p{M}\p{N}.-]/gu, ''));

  const withLatinDigits = change('digits', clean, latinDigits(clean));

  const labels = withLatinDigits.split('.').filter((label) => label !== '');
  if (labels.length < 2 && clean.startsWith('.')) return unusable('nothing');
  const { subdomains, label, extension } = splitLabels(labels);
  if (subdomains.length > 0) changes.add('subdomain');
  const name = change('hyphens', label, label.replaceAll(/^-+|-+$/g, ''));
  if (name === '') return unusable('nothing');
  const ascii = { name: toAscii(name), extension: extension === null ? null : toAscii(extension) };
  if (!/^[a-z0-9-]+$/.test(ascii.name)) return unusable('script');
  if (ascii.name.length > maxNameLength) return unusable('tooLong');
  if (ascii.extension !== null && !validExtension.test(ascii.extension))
    return unusable('extension');
  return { kind: 'name', name, extension, ascii, changes: [...changes] };
}

/** One of several names, as opposed to the words of one: `amardokan.com`, but not `amar`. */
const wholeName = /^[^\s.]+(?:\.[^\s.]+)+$/;

/** The names in a text, as typed: commas, semicolons and lines separate them, and blanks if all are whole. */
export function splitNames(typed: string): string[] {
  // A pasted address may have any of these signs.
  const lines = typed.includes('/') ? typed.split(/[\n\r]/) : typed.split(/[,;\n\r]/);
  return lines.flatMap((line) => {
    const words = line.trim().split(/\s+/);
    return words.every((word) => wholeName.test(word)) ? words : line.trim() || [];
  });
}

/** The name and its extension, if there is one, as the portal knows them. */
export function asciiName({ ascii }: Extract<ParsedDomain, { kind: 'name' }>): string {
  return ascii.extension === null ? ascii.name : `${ascii.name}.${ascii.extension}`;
}

/** ASCII stays as it is, even where a browser would read it as an IP address. */
function toAscii(text: string): string {
  return asciiDomain(text) ?? text;
}

function unusable(obstacle: NameObstacle): ParsedDomain {
  return { kind: 'unusable', obstacle };
}

/**
 * The host of a URL or the domain of an e-mail address. A slash or an @ alone does not make an
 * address: the rest must contain a dot.
 */
function hostOf(text: string): string {
  const rest = text.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
  const end = rest.search(/[/?#]/);
  const authority = end >= 0 && rest.slice(0, end).includes('.') ? rest.slice(0, end) : rest;
  const domain = authority.slice(authority.lastIndexOf('@') + 1);
  return (domain.includes('.') ? domain : authority).replace(/:\d+$/, '').replace(/^www\./i, '');
}

/** Removes accents of Latin letters, and turns full-width or styled letters into plain ones. */
function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/([a-z])[\u0300-\u036F]+/gi, '$1')
    .normalize();
}

function splitLabels(labels: readonly string[]) {
  if (labels.length < 2) return { subdomains: [], label: labels[0] ?? '', extension: null };
  const [second = '', last = ''] = labels.slice(-2);
  const hasSecondLevel = labels.length > 2 && last.length === 2 && secondLevels.has(second);
  const index = labels.length - (hasSecondLevel ? 3 : 2);
  return {
    subdomains: labels.slice(0, index),
    label: labels[index] ?? '',
    extension: labels.slice(index + 1).join('.'),
  };
}
