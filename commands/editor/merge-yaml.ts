import { isMap, isScalar, isSeq, parseDocument, Scalar } from 'yaml';
import type { Document, Node, ScalarTag, Tags, YAMLMap, YAMLSeq } from 'yaml';
import { isObject } from './shape.ts';

/*
 * Writes the values of a form into the YAML they came from. What did not change keeps its comments, its
 * order and its line breaks. A JavaScript `Map` is an object whose order matters.
 */

/** Texts that did not change are written as they were, with their own quotes and line breaks. */
function keepSource(tags: Tags): Tags {
  return tags.map((tag) => (isTextTag(tag) ? { ...tag, stringify: writeText(tag) } : tag));
}

function isTextTag(tag: Tags[number]): tag is ScalarTag {
  return typeof tag === 'object' && tag.tag === 'tag:yaml.org,2002:str';
}

function writeText({ stringify }: ScalarTag): NonNullable<ScalarTag['stringify']> {
  return (item, ...context) => {
    const token = item.srcToken;
    if (token && token.type !== 'block-scalar' && 'source' in token) return token.source;
    return stringify?.(item, ...context) ?? '';
  };
}

/** The same value with plain objects instead of Maps. */
function withoutMaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMaps);
  const entries = entriesOf(value);
  return entries
    ? Object.fromEntries(entries.map(([key, inside]) => [key, withoutMaps(inside)]))
    : value;
}

function entriesOf(value: unknown): [string, unknown][] | undefined {
  if (value instanceof Map) return [...(value as Map<string, unknown>)];
  return isObject(value) ? Object.entries(value) : undefined;
}

/** Whether a file's value equals the form's. */
export function isSame(old: unknown, value: unknown): boolean {
  if (Array.isArray(value)) {
    return (
      Array.isArray(old) &&
      old.length === value.length &&
      value.every((entry, index) => isSame(old[index], entry))
    );
  }
  const entries = entriesOf(value);
  if (!entries) return old === value;
  if (!isObject(old)) return false;
  const keys = Object.keys(old);
  if (keys.length !== entries.length) return false;
  if (value instanceof Map) {
    const order = Object.keys(Object.fromEntries(entries));
    if (keys.some((key, index) => key !== order[index])) return false;
  }
  return entries.every(([key, inside]) => Object.hasOwn(old, key) && isSame(old[key], inside));
}

/** The text of a YAML file with new data. */
export function mergeYaml(text: string, data: unknown): string {
  const document = parseDocument(text, { keepSourceTokens: true, customTags: keepSource });
  if (isSame(document.toJS(), data)) return text;
  document.contents = merged(document, document.contents, data) as typeof document.contents;
  return document.toString({ lineWidth: 0, singleQuote: true });
}

function merged(document: Document, node: Node | null, value: unknown): Node {
  if (node && isSame(node.toJS(document), value)) return node;
  const entries = entriesOf(value);
  if (isMap(node) && entries) return mergedMap(document, node, entries, value instanceof Map);
  if (isSeq(node) && Array.isArray(value)) return mergedList(document, node, value);
  const fresh = isScalar(node) && !Array.isArray(value) && !entries ? new Scalar(value) : undefined;
  const made: Node = fresh ?? document.createNode(withoutMaps(value));
  const { comment, commentBefore, spaceBefore } = node ?? {};
  return Object.assign(made, { comment, commentBefore, spaceBefore });
}

function mergedMap(
  document: Document,
  map: YAMLMap,
  entries: readonly [string, unknown][],
  isOrdered: boolean,
): YAMLMap {
  const keyOf = (pair: (typeof map.items)[number]) =>
    String(isScalar(pair.key) ? pair.key.value : pair.key);
  const values = new Map(entries);
  map.items = map.items.filter((pair) => values.has(keyOf(pair)));
  const numbers = map.items.length > 0 && map.items.every(({ key }) => isNumber(key));
  let place = 0;
  for (const [key, value] of entries) {
    const index = map.items.findIndex((pair) => keyOf(pair) === key);
    const pair = map.items[index];
    if (pair) {
      pair.value = merged(document, pair.value as Node | null, value);
      place = index + 1;
    } else {
      const name = numbers && /^\d+$/.test(key) ? Number(key) : key;
      map.items.splice(place, 0, document.createPair(name, withoutMaps(value)));
      place += 1;
    }
  }
  if (isOrdered) {
    const order = [...values.keys()];
    map.items.sort((a, b) => order.indexOf(keyOf(a)) - order.indexOf(keyOf(b)));
  }
  return map;
}

function isNumber(key: unknown): boolean {
  return isScalar(key) && typeof key.value === 'number';
}

/** Unchanged entries keep their comments wherever they move; the others are matched up in order. */
function mergedList(document: Document, list: YAMLSeq, values: readonly unknown[]): YAMLSeq {
  const rest = [...list.items] as Node[];
  const take = (index: number) => rest.splice(index, 1)[0] ?? null;
  const unchanged = values.map((value) => {
    const index = rest.findIndex((node) => isSame(node.toJS(document), value));
    return index === -1 ? undefined : take(index);
  });
  list.items = values.map((value, index) => unchanged[index] ?? merged(document, take(0), value));
  return list;
}
