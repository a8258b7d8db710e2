import type { NameChange, NameObstacle } from '../../../content/schema/domain.ts';
import { asciiDomain, latinDigits } from '../../../portal/asciiDomain.ts';

/** The domain name in a typed text. */
export type DomainReading =
  | { kind: 'empty' }
  | { kind: 'unusable'; obstacle: NameObstacle }
  | {
      kind: 'name';
      /** The name without its extension, in lower case. */
      name: string;
      /** The extension that was typed, without its dot. */
      ending: string | null;
      /** Both as the portal knows them: the same, or `xn--…` for other scripts. */
      ascii: { name: string; ending: string | null };
      /** How the text was changed, in order. */
      changes: readonly NameChange[];
    };

/** Longer than any URL that people paste; the rest is ignored. */
const longestText = 2000;
const longestName = 63;

/** Second levels of extensions such as com.bd and co.uk. */
const secondLevels = new Set(['ac', 'co', 'com', 'edu', 'gov', 'info', 'mil', 'net', 'org']);

const extension = /^(?:[a-z0-9-]+\.)*(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/;

/** Finds the domain name in whatever a visitor typed or pasted. */
export function readDomainName(typed: string): DomainReading {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  if (text === '') return { kind: 'empty' };
  if (text.length > longestText) return unusable('tooLong');

  const changes = new Set<NameChange>();
  const change = (kind: NameChange, before: string, after: string) => {
    if (after !== before) changes.add(kind);
    return after;
  };

  const visible = change('signs', text, text.replaceAll(/\p{C}/gu, '').trim());
  const host = change('address', visible, hostOf(visible));
  const plain = change('letters', host.normalize(), plainLetters(host));
  const small = change('capitals', plain, plain.toLowerCase());
  const joined = change('spaces', small, small.replaceAll(' ', ''));
  const clean = change('signs', joined, joined.replaceAll(/[^\p{L}\p{M}\p{N}.-]/gu, ''));

  const numbered = change('digits', clean, latinDigits(clean));

  const labels = numbered.split('.').filter((label) => label !== '');
  if (labels.length < 2 && clean.startsWith('.')) return unusable('nothing');
  const { before, label, ending } = splitLabels(labels);
  if (before.length > 0) changes.add('subdomain');
  const name = change('hyphens', label, label.replaceAll(/^-+|-+$/g, ''));
  if (name === '') return unusable('nothing');
  const ascii = { name: toAscii(name), ending: ending === null ? null : toAscii(ending) };
  if (!/^[a-z0-9-]+$/.test(ascii.name)) return unusable('script');
  if (ascii.name.length > longestName) return unusable('tooLong');
  if (ascii.ending !== null && !extension.test(ascii.ending)) return unusable('ending');
  return { kind: 'name', name, ending, ascii, changes: [...changes] };
}

/** ASCII stays as it is, even where a browser would read it as an IP address. */
function toAscii(text: string): string {
  return asciiDomain(text) ?? text;
}

function unusable(obstacle: NameObstacle): DomainReading {
  return { kind: 'unusable', obstacle };
}

/**
 * The host of a URL or the domain of an e-mail address. A slash or an @ alone makes no
 * address: the rest must contain a dot.
 */
function hostOf(text: string): string {
  const rest = text.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
  const end = rest.search(/[/?#]/);
  const path = end >= 0 && rest.slice(0, end).includes('.') ? rest.slice(0, end) : rest;
  const domain = path.slice(path.lastIndexOf('@') + 1);
  return (domain.includes('.') ? domain : path).replace(/:\d+$/, '').replace(/^www\./i, '');
}

/** Removes accents of Latin letters, and turns full-width or styled letters into plain ones. */
function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/([a-z])[\u0300-\u036F]+/gi, '$1')
    .normalize();
}

function splitLabels(labels: readonly string[]) {
  if (labels.length < 2) return { before: [], label: labels[0] ?? '', ending: null };
  const [second = '', last = ''] = labels.slice(-2);
  const isDouble = labels.length > 2 && last.length === 2 && secondLevels.has(second);
  const place = labels.length - (isDouble ? 3 : 2);
  return {
    before: labels.slice(0, place),
    label: labels[place] ?? '',
    ending: labels.slice(place + 1).join('.'),
  };
}
