import { factNames } from '../../../src/schema/factNames.ts';
import { supportPages } from '../../../src/schema/portal.ts';
import type { OutsidePlace } from '../../../src/schema/link.ts';
import type { Site } from '../../../src/schema/site.ts';
import type { Facts } from './facts.ts';
import type { FieldPath, Report } from './problem.ts';

/** The fact behind each of the company's addresses that it may lack. */
const addresses: Readonly<Record<Exclude<OutsidePlace, 'email'>, keyof Site>> = {
  blog: 'blogUrl',
  chat: 'chatUrl',
  whatsapp: 'whatsapp',
  status: 'statusUrl',
  uptime: 'uptime',
  resellerModule: 'resellerModuleUrl',
  phone: 'supportPhone',
  salesPhone: 'salesPhone',
};

/** The links and placeholders of the content that lead nowhere, because the company lacks what they name. */
export function absentFacts(
  site: Partial<Pick<Site, (typeof addresses)[keyof typeof addresses] | 'supportPages'>>,
  facts: Partial<Facts>,
): string[] {
  return [
    ...Object.entries(addresses).flatMap(([place, fact]) =>
      site[fact] === undefined ? `outside:${place}` : [],
    ),
    ...supportPages.flatMap((page) =>
      site.supportPages?.includes(page) === true ? [] : `portal:${page}`,
    ),
    ...factNames.flatMap((name) => (facts[name] === undefined ? `{${name}}` : [])),
  ];
}

/**
 * Data without what names an absent fact: an entry of a list goes as a whole, otherwise only the field, and a list that
 * has become empty. Sections stay. Problems are still reported at the places that the file has.
 */
export function withoutAbsent(
  data: unknown,
  absent: readonly string[],
  report: Report,
): { data: unknown; report: Report } {
  if (absent.length === 0) return { data, report };
  const kept = new Map<unknown, number[]>();
  const left = prune(data, 'field');
  return {
    data: left,
    report: (field, message) => report(placeInFile(field), message),
  };

  function prune(value: unknown, as: 'field' | 'entry' | 'section'): unknown {
    if (typeof value === 'string') {
      const isAbsent = (name: string) =>
        value === name || value.includes(name.startsWith('{') ? name : `](${name})`);
      return absent.some(isAbsent) ? undefined : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const entries = value.map((entry: unknown) =>
        prune(entry, isSection(entry) ? 'section' : 'entry'),
      );
      const list = entries.filter((entry) => entry !== undefined);
      kept.set(
        list,
        entries.flatMap((entry, place) => (entry === undefined ? [] : place)),
      );
      return list.length === 0 && value.length > 0 ? undefined : list;
    }
    const before = Object.entries(value);
    const gone: unknown[] = [];
    const fields = before.flatMap(([key, own]) => {
      const inside = prune(own, 'field');
      if (inside === undefined) gone.push(own);
      return inside === undefined ? [] : [[key, inside] as const];
    });
    // A column of a menu may have lost one of its lists; a card whose link is gone has no purpose.
    const isRest = gone.every(Array.isArray) && fields.some(([, own]) => typeof own === 'object');
    if (gone.length > 0 && !isRest && (as === 'entry' || 'to' in value)) return undefined;
    return Object.fromEntries(fields);
  }

  function placeInFile(field: FieldPath): FieldPath {
    let at: unknown = left;
    return field.map((key) => {
      const place = kept.get(at)?.[Number(key)] ?? key;
      at = (at as Record<string | number, unknown> | undefined)?.[key];
      return place;
    });
  }
}

function isSection(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'section' in entry;
}
