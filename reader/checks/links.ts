import type { FieldPath } from '../problem.ts';

/** Fields that hold an address of this site. */
const linkFields = new Set(['to', 'link', 'path']);

/** Links to pages that do not exist, at any depth. */
export function linkProblems(
  value: unknown,
  known: ReadonlySet<string>,
  field: FieldPath = [],
): { field: FieldPath; message: string }[] {
  if (typeof value === 'string') {
    const isLink = linkFields.has(String(field.at(-1))) && value.startsWith('/');
    if (!isLink || known.has(value)) return [];
    const message = `there is no page ${value}; write a path from src/content/pages.yaml, such as /vps`;
    return [{ field, message }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    linkProblems(item, known, [...field, Array.isArray(value) ? Number(key) : key]),
  );
}
