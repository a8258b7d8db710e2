import * as v from 'valibot';
import { fields } from '../../../src/schema/fields.ts';
import { metaSchema, pageSchema } from '../../../src/schema/page.ts';
import type { PageFacts, PageMeta } from '../../../src/schema/page.ts';
import { withoutAbsent } from './absent.ts';
import { checkValue } from './check-value.ts';
import { languageOf, originalOf } from './content-file.ts';
import type { ReferenceKind } from '../../../src/schema/references.ts';
import { markedFields, wordsIn } from './marked-fields.ts';
import type { MarkedText } from './marked-fields.ts';
import { overlay } from './overlay.ts';
import type { FieldPath, Report } from './problem.ts';
import { sections as known } from './section-schemas.ts';

/** A page as its file lists it: about itself, and its sections in order. */
export interface PageFile {
  page: PageFacts;
  meta: PageMeta;
  sections: readonly PageSection[];
}

/** One section of a page, checked; references are still names. */
export interface PageSection {
  section: string;
  [field: string]: unknown;
}

const shape = fields({
  page: v.optional(pageSchema, {}),
  meta: metaSchema,
  sections: v.pipe(
    v.array(
      v.looseObject({ section: v.string() }, 'write a section: `- section: faq` and its fields'),
      'write a list of sections, each after a dash',
    ),
    v.minLength(1, 'list at least one section'),
  ),
});

/** Checks a page whose facts are filled in. Returns undefined if there are problems. */
export function checkPageFile(data: unknown, report: Report): PageFile | undefined {
  let found = 0;
  const count: Report = (field, message) => {
    found += 1;
    report(field, message);
  };
  const page = checkValue(shape, data, count) as PageFile | undefined;
  const sections = page?.sections.map(({ section, ...own }, index) => {
    const definition = known.get(section);
    if (!definition) {
      count(
        ['sections', index, 'section'],
        `there is no section '${section}'; write one of ${[...known.keys()].join(', ')}`,
      );
      return { section };
    }
    const value = checkValue(definition.schema, own, (field, message) =>
      count(['sections', index, ...field], message),
    );
    return { section, ...(value as object) };
  });
  return page && sections && found === 0 ? { ...page, sections } : undefined;
}

const used = v.looseObject({ use: v.string() });
const listing = v.looseObject({ sections: v.array(v.unknown()) });

/**
 * A page's data with each `use: google-workspace#steps` replaced by that section of the other page. Fields
 * beside it, such as another background, win over those of the other page.
 */
function withUsed(name: string, written: ReadonlyMap<string, unknown>, report: Report): unknown {
  const data = written.get(name);
  if (!v.is(listing, data)) return data;
  const sections = data.sections.map((entry, index) => {
    if (!v.is(used, entry)) return entry;
    const { use, ...own } = entry;
    const [page = '', section] = use.split('#');
    const other = written.get(`${languageOf(name)}/${page}.yaml`);
    const found = v.is(listing, other)
      ? other.sections.find((one) =>
          v.is(v.looseObject({ section: v.literal(section ?? '') }), one),
        )
      : undefined;
    if (found === undefined) {
      report(
        ['sections', index, 'use'],
        `there is no such section; name a page's file and a section in it, such as web-hosting#faq`,
      );
    }
    return found === undefined ? entry : { ...(found as object), ...own };
  });
  return { ...data, sections };
}

/** A page by its file's name; a translation's words are laid over the original's. */
export function readPage(
  name: string,
  written: ReadonlyMap<string, unknown>,
  absent: readonly string[],
  report: Report,
): PageFile | undefined {
  const check = (complete: unknown, reportIn: Report) => {
    const left = withoutAbsent(complete, absent, reportIn);
    return checkPageFile(left.data, left.report);
  };
  const data = withUsed(name, written, report);
  const original = originalOf(name);
  if (original === name) return check(data, report);
  const originalData = withUsed(original, written, () => {});
  // Its own file's problems are reported there.
  const page = check(originalData, () => {});
  if (!page) return undefined;
  let found = 0;
  const count: Report = (field, message) => {
    found += 1;
    report(field, message);
  };
  // As written: the schemas turn some texts into other values.
  const words = new Set(wordsOfPage(originalData).map(({ field }) => field.join('.')));
  const merged = overlay(originalData, data, words, count);
  return found > 0 ? undefined : check(merged, report);
}

/** The texts of a page, as written, that visitors read, and where they are. */
export function wordsOfPage(data: unknown): { field: FieldPath; text: string }[] {
  if (!v.is(listing, data)) return [];
  return [
    ...wordsIn(metaSchema, data['meta']).map(({ field, text }) => ({
      field: ['meta', ...field],
      text,
    })),
    ...data.sections.flatMap((entry, index) => {
      const { section = '', ...own } = entry as Partial<PageSection>;
      const schema = known.get(section)?.schema;
      if (!schema) return [];
      return wordsIn(schema, own).map(({ field, text }) => ({
        field: ['sections', index, ...field],
        text,
      }));
    }),
  ];
}

/** The marked texts of a page, checked, and where they are. */
export function markedInPage({
  page,
  sections,
}: Pick<PageFile, 'page' | 'sections'>): MarkedText[] {
  const ofPage = markedFields(pageSchema, page).map((marked) =>
    Object.assign(marked, { field: ['page', ...marked.field] }),
  );
  const ofSections = sections.flatMap(({ section, ...own }, index) => {
    const schema = known.get(section)?.schema;
    return schema
      ? markedFields(schema, own).map((marked) =>
          Object.assign(marked, { field: ['sections', index, ...marked.field] }),
        )
      : [];
  });
  return [...ofPage, ...ofSections];
}

/** The files that a page names, and the fields that name them. */
export function referencesOf(
  page: Pick<PageFile, 'page' | 'sections'>,
): { kind: ReferenceKind; name: string; field: FieldPath }[] {
  return markedInPage(page).flatMap(({ field, text, mark }) =>
    mark.reference ? [{ kind: mark.reference, name: text, field }] : [],
  );
}
