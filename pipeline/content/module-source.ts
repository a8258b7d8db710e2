/**
 * The JavaScript module of a value: the default export, and each field as a named one, so that bundlers can
 * leave out what a page does not use.
 */
export function moduleSource(value: unknown): string {
  const repeats = new Repeats();
  repeats.count(value);
  const print = (data: unknown): string => {
    if (Array.isArray(data)) return `[${data.map(print).join(',')}]`;
    if (!isRecord(data)) return JSON.stringify(data) ?? 'undefined';
    return repeats.print(data, () => {
      const entries = Object.entries(data).map(
        ([key, item]) => `${JSON.stringify(key)}:${print(item)}`,
      );
      return `{${entries.join(',')}}`;
    });
  };
  const body = isRecord(value) ? fieldExports(value, print) : [`export default ${print(value)};`];
  return [...repeats.lines, ...body, ''].join('\n');
}

function fieldExports(
  value: Record<string, unknown>,
  print: (data: unknown) => string,
): readonly string[] {
  const fields = Object.entries(value);
  return [
    ...fields.map(
      ([field, data], index) =>
        `const field${index}=${print(data)};\nexport{field${index} as ${JSON.stringify(field)}};`,
    ),
    `export default{${fields.map(([field], index) => `${JSON.stringify(field)}:field${index}`).join(',')}};`,
  ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
