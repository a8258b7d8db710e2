import { resolvedSchemaOf, useType } from '../../pipeline/json-schemas.ts';
import { contentFolder, isPageFile } from '../../pipeline/content/read/content-file.ts';
import { splitFrontMatter } from '../../pipeline/content/read/front-matter.ts';
import { parseYaml } from '../../pipeline/content/read/yaml-file.ts';
import { FormError } from './form-error.ts';
import { isSame, mergeYaml } from './merge-yaml.ts';
import { isObject } from './shape.ts';
import type { FormField } from './shape.ts';
import { shapeOf } from './shape-of.ts';

/** A content file as a form. */
export interface Form {
  fields: FormField[];
  data: Readonly<Record<string, unknown>>;
  /** The file's text with the form's data. Throws a FormError for data that cannot be written. */
  write: (data: unknown) => string;
  /** Whether a text holds exactly the form's data. */
  isWritten: (text: string, data: unknown) => boolean;
}

/** The form field for a file whose value is not an object. */
const whole = 'content';
/** The form field for the text after the front matter. */
const body = 'body';

const bodyField: FormField = {
  name: body,
  label: 'Text',
  widget: 'text',
  required: true,
  hint: 'Markdown; docs/writing-texts.md explains it',
};

/** The form of a file, by its name in content. `source` is the file's text; empty for a new file. */
export function formOf(name: string, source: string): Form {
  return name.endsWith('.md') ? markdownForm(name, source) : yamlForm(name, source);
}

function parse(name: string, text: string): unknown {
  const { data, problems } = parseYaml(`${contentFolder}/${name}`, text);
  const [problem] = problems;
  if (!problem) return data;
  throw new FormError(
    `${problem.file}:${problem.line}: ${problem.message}. Correct it in a text editor, then reload this page`,
  );
}

/** Each section by a function, in the data of a page; other data as it is. */
function mapSections(data: unknown, change: (section: unknown) => unknown): unknown {
  const sections = isObject(data) ? data['sections'] : undefined;
  return isObject(data) && Array.isArray(sections)
    ? { ...data, sections: sections.map(change) }
    : data;
}

/** Forms tell entries apart by `section`, so `use: index#faq` gets one. */
function withUseType(entry: unknown): unknown {
  return isObject(entry) && 'use' in entry ? { section: useType, ...entry } : entry;
}

function withoutUseType(entry: unknown): unknown {
  if (!isObject(entry) || entry['section'] !== useType) return entry;
  const { section: _, ...used } = entry;
  return used;
}

function yamlForm(name: string, source: string): Form {
  const isPage = isPageFile(name);
  const parsed = parse(name, source);
  const value = isPage ? mapSections(parsed, withUseType) : parsed;
  const schema = resolvedSchemaOf(name, parsed) ?? {};
  const shape = shapeOf(schema, value === undefined || value === null ? [] : [value]);
  const inside = shape.options['fields'] as FormField[] | undefined;
  const isWhole = inside === undefined || shape.options.widget !== 'object';
  const written = (data: unknown) => {
    const changed = shape.fromForm(isWhole && isObject(data) ? data[whole] : data, '');
    return isPage ? mapSections(changed, withoutUseType) : changed;
  };
  const shown = shape.toForm(value);
  return {
    fields: isWhole
      ? [{ name: whole, label: 'Content', ...shape.options, required: shape.needsValue }]
      : inside,
    data: isWhole ? { [whole]: shown } : isObject(shown) ? shown : {},
    write: (data) => mergeYaml(source, written(data)),
    isWritten: (text, data) => isSame(parse(name, text), written(data)),
  };
}

function markdownForm(name: string, source: string): Form {
  const split = splitFrontMatter(source);
  if (source !== '' && split.head === undefined) {
    throw new FormError(`${contentFolder}/${name} does not start with '---' and its fields`);
  }
  const head = yamlForm(name, split.head ?? '');
  const text = (split.body ?? '').trim();
  const parts = (data: unknown) => {
    const { [body]: words, ...fields } = isObject(data) ? data : {};
    return { words: typeof words === 'string' ? words.trim() : '', fields };
  };
  return {
    fields: [...head.fields, bodyField],
    data: { ...head.data, [body]: text },
    write: (data) => {
      const { words, fields } = parts(data);
      return `---\n${head.write(fields).trimEnd()}\n---\n\n${words}\n`;
    },
    isWritten: (after, data) => {
      const now = splitFrontMatter(after);
      const { words, fields } = parts(data);
      // The formatter may realign tables and renumber lists, but must not drop words.
      const letters = (markdown: string) => markdown.replaceAll(/\P{L}/gu, '');
      return head.isWritten(now.head ?? '', fields) && letters(now.body ?? '') === letters(words);
    },
  };
}
