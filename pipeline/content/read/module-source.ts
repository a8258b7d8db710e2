import path from 'node:path';
import { asInclude } from './includes.ts';
import { languageOf } from './content-file.ts';
import type { ContentFile } from './content-file.ts';

/**
 * The JavaScript module of a YAML file: its value as the default export, each field as a named one,
 * and an import for each include, so that what two files share is loaded once.
 */
export function moduleSource(name: string, { written, value }: ContentFile): string {
  const imports = new Imports(name);
  const repeats = new Repeats();
  const fields = isRecord(value) && !asInclude(written) ? Object.keys(value) : undefined;
  repeats.count(value);
  const print = (data: unknown, source: unknown): string => {
    const include = asInclude(source);
    if (include) return imports.add(include.name, include.key);
    if (Array.isArray(data)) {
      return `[${data.map((item, index) => print(item, at(source, index))).join(',')}]`;
    }
    if (!isRecord(data)) return JSON.stringify(data) ?? 'undefined';
    return repeats.print(data, () => {
      const entries = Object.entries(data).map(
        ([key, item]) => `${JSON.stringify(key)}:${print(item, at(source, key))}`,
      );
      return `{${entries.join(',')}}`;
    });
  };
  const body = fields
    ? [
        ...fields.map(
          (field, index) =>
            `const field${index}=${print((value as Record<string, unknown>)[field], at(written, field))};\nexport{field${index} as ${JSON.stringify(field)}};`,
        ),
        `export default{${fields.map((field, index) => `${JSON.stringify(field)}:field${index}`).join(',')}};`,
      ]
    : [`export default ${print(value, written)};`];
  return [...imports.lines, ...repeats.lines, ...body, ''].join('\n');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field of the value as written, if it has such a field. */
function at(source: unknown, key: string | number): unknown {
  return typeof source === 'object' && source !== null
    ? (source as Record<string | number, unknown>)[key]
    : undefined;
}

/** The imports of a module, each once. */
class Imports {
  readonly #from: string;
  readonly #names = new Map<string, string>();
  readonly lines: string[] = [];

  constructor(from: string) {
    this.#from = from;
  }

  add(target: string, key: string | undefined): string {
    const id = `${target}#${key ?? ''}`;
    const known = this.#names.get(id);
    if (known !== undefined) return known;
    const local = `include${this.#names.size}`;
    const language = languageOf(this.#from);
    const file = language === undefined ? target : `${language}/${target}`;
    const relative = path.posix.relative(path.posix.dirname(this.#from), file);
    const compiled = relative.endsWith('.md') ? `${relative}.js` : relative.replace(/yaml$/, 'js');
    const specifier = compiled.startsWith('.') ? compiled : `./${compiled}`;
    // A compiled Markdown file exports its text.
    const field = target.endsWith('.md') ? 'text' : key;
    const binding = field === undefined ? local : `{${JSON.stringify(field)} as ${local}}`;
    this.#names.set(id, local);
    this.lines.push(`import ${binding} from ${JSON.stringify(specifier)};`);
    return local;
  }
}

/** Writes objects that occur several times, such as a feature that every plan has, only once. */
class Repeats {
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, string>();
  readonly lines: string[] = [];

  count(value: unknown): void {
    if (Array.isArray(value)) value.forEach((item) => this.count(item));
    if (!isRecord(value)) return;
    const key = JSON.stringify(value);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    Object.values(value).forEach((item) => this.count(item));
  }

  print(value: Record<string, unknown>, write: () => string): string {
    const key = JSON.stringify(value);
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const text = write();
    if ((this.#counts.get(key) ?? 0) < 2) return text;
    const name = `shared${this.#names.size}`;
    this.#names.set(key, name);
    this.lines.push(`const ${name}=${text};`);
    return name;
  }
}
