import type { FieldPath } from '../problem.ts';

/** Fields that hold an address of this site. */
const linkFields = new Set(['to', 'link', 'path']);

/** The addresses that may be linked to, and those of pages that are not published yet. */
interface LinkedPages {
  known: ReadonlySet<string>;
  drafts?: ReadonlySet<string>;
}

/** Links to pages that do not exist, at any depth. */
export function linkProblems(
  value: unknown,
  pages: LinkedPages,
  field: FieldPath = [],
): { field: FieldPath; message: string }[] {
  if (typeof value === 'string') {
    const isLink = linkFields.has(String(field.at(-1))) && value.startsWith('/');
    if (!isLink || pages.known.has(value)) return [];
    const message = pages.drafts?.has(value)
      ? `${value} is a draft; publish it, or link to another page`
      : `there is no page ${value}; write the address of a page, such as /vps, or remove it`;
    return [{ field, message }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    linkProblems(item, pages, [...field, Array.isArray(value) ? Number(key) : key]),
  );
}
