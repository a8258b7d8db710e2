import type { Site } from '../../../src/schema/site.ts';
import type { FieldPath, Report } from './problem.ts';

type OptionalFact =
  | 'blogUrl'
  | 'chatUrl'
  | 'resellerModuleUrl'
  | 'supportPhone'
  | 'salesPhone'
  | 'licenceNumber';

/** How content names each fact that a company may lack. */
const names: Readonly<Record<OptionalFact, string>> = {
  blogUrl: 'outside:blog',
  chatUrl: 'outside:chat',
  resellerModuleUrl: 'outside:resellerModule',
  supportPhone: 'outside:phone {supportPhone}',
  salesPhone: 'outside:salesPhone',
  licenceNumber: '{licenceNumber}',
};

/** The links and placeholders that lead nowhere, because site.yaml leaves them out. */
export function absentFacts(site: Partial<Pick<Site, OptionalFact>>): string[] {
  return Object.entries(names).flatMap(([fact, own]) =>
    site[fact as OptionalFact] === undefined ? own.split(' ') : [],
  );
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
