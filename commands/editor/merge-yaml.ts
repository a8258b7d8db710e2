import { isCollection, isMap, isPair, isScalar, parse, parseDocument, stringify } from 'yaml';
import type { Node, Pair, ParsedNode, YAMLMap, YAMLSeq } from 'yaml';
import { isObject } from './convert.ts';

/*
 * Writes the values of a form into the YAML they came from. What did not change keeps every letter: comments,
 * quotes, line breaks. A JavaScript `Map` is an object whose order matters.
 */

type Block = YAMLMap<ParsedNode, ParsedNode | null> | YAMLSeq<ParsedNode>;
type Item = ParsedNode | Pair<ParsedNode, ParsedNode | null>;

function entriesOf(value: unknown): [string, unknown][] | undefined {
  if (value instanceof Map) return [...(value as Map<string, unknown>)];
  return isObject(value) ? Object.entries(value) : undefined;
}

/** Whether a file's value equals the form's. */
export function isSame(old: unknown, value: unknown): boolean {
  const entries = Array.isArray(value) ? Object.entries(value) : entriesOf(value);
  if (!entries) return old === value;
  if (typeof old !== 'object' || old === null) return false;
  const [keys, order] = [Object.keys(old), Object.keys(Object.fromEntries(entries))];
  if (keys.length !== order.length || Array.isArray(old) !== Array.isArray(value)) return false;
  if (value instanceof Map && order.some((key, index) => key !== keys[index])) return false;
  return entries.every(
    ([key, one]) => Object.hasOwn(old, key) && isSame(old[key as keyof typeof old], one),
  );
}

const options = { lineWidth: 0, singleQuote: true } as const;

/** A value as a block, each line after the first indented. */
function block(value: unknown, indent: string): string {
  return stringify(value, options)
    .trimEnd()
    .replaceAll(/\n(?=.)/g, `\n${indent}`);
}

/** A value on one line, as our formatter writes it. */
function flow(value: unknown): string {
  const entries = entriesOf(value);
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (entries) return `{ ${entries.map(([key, one]) => `${flow(key)}: ${flow(one)}`).join(', ')} }`;
  return stringify([value], { ...options, collectionStyle: 'flow' })
    .trim()
    .slice(1, -1)
    .trim();
}

/** The text of a YAML file with new data. */
export function mergeYaml(text: string, data: unknown): string {
  const after = mergeText(text, data);
  if (isSame(parse(after), data)) return after;
  throw new Error('This change cannot be written by a form; make it in a text editor');
}

function mergeText(text: string, data: unknown): string {
  const document = parseDocument(text);
  const slice = (node: ParsedNode, from: 0 | 1 | 2, to: 1 | 2) =>
    text.slice(node.range[from], node.range[to]);
  const plain = (node: Node | null) => node?.toJS(document) as unknown;
  const valueOf = (item: Item) => (isPair(item) ? item.value : item);
  const keyOf = (item: Item) => String(plain(isPair(item) ? item.key : null));
  const fits = (node: Node | null, value: unknown): node is ParsedNode =>
    isScalar(node)
      ? node.type !== 'BLOCK_LITERAL' &&
        node.type !== 'BLOCK_FOLDED' &&
        (typeof value !== 'object' || value === null) &&
        !String(value).includes('\n')
      : isCollection(node) &&
        (isMap(node) ? entriesOf(value) !== undefined : Array.isArray(value)) &&
        (entriesOf(value) ?? (value as unknown[])).length > 0;

  /** The text of a node, with what follows it on its line, for a value that fits. */
  function merged(node: ParsedNode, value: unknown): string {
    if (isSame(plain(node), value)) return slice(node, 0, 2);
    if (!isCollection(node)) return flow(value) + slice(node, 1, 2);
    return node.flow === true ? inLine(node, value) : inBlock(node, value);
  }

  function inLine(node: Block, value: unknown): string {
    const items = node.items as Item[];
    const entries = isMap(node)
      ? new Map(entriesOf(value))
      : new Map((value as unknown[]).map((one, index) => [String(index), one]));
    const keys = items.map((item, index) => (isMap(node) ? keyOf(item) : String(index)));
    const isInPlace =
      keys.length === entries.size &&
      items.every(
        (item, index) =>
          entries.has(keys[index] ?? '') && fits(valueOf(item), entries.get(keys[index] ?? '')),
      );
    if (!isInPlace) return flow(value) + slice(node as ParsedNode, 1, 2);
    let from = (node as ParsedNode).range[0];
    const pieces = items.map((item, index) => {
      const old = valueOf(item) as ParsedNode;
      const piece = text.slice(from, old.range[0]) + merged(old, entries.get(keys[index] ?? ''));
      [, , from] = old.range;
      return piece;
    });
    return pieces.join('') + text.slice(from, (node as ParsedNode).range[2]);
  }

  function inBlock(node: Block, value: unknown): string {
    const [start, , end] = (node as ParsedNode).range;
    const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1));
    let from = start;
    // Each entry with the comments above it and the rest of its last line.
    const old = (node.items as Item[]).map((item, index) => {
      const last = valueOf(item) ?? (item as Pair<ParsedNode>).key;
      const next = text.indexOf('\n', last.range[2] - 1);
      const chunk = {
        item,
        begin: from,
        until: next === -1 ? text.length : next + 1,
        first: index === 0,
      };
      from = chunk.until;
      return chunk;
    });
    const write = (chunk: (typeof old)[number] | undefined, key: string, one: unknown): string => {
      const name = isMap(node) ? `${isNumbered ? key : flow(key)}:` : '-';
      const isNested = (Array.isArray(one) ? one : (entriesOf(one) ?? [])).length > 0;
      const gap = isMap(node) && isNested ? `\n${indent}  ` : ' ';
      const fresh = `${indent}${name}${gap}${block(one, `${indent}  `)}\n`;
      if (!chunk) return fresh;
      const was = valueOf(chunk.item);
      const lead = chunk.first ? indent : '';
      if (isSame(plain(was), one)) return `${lead}${text.slice(chunk.begin, chunk.until)}`;
      if (was && fits(was, one))
        return `${lead}${text.slice(chunk.begin, was.range[0])}${merged(was, one)}${text.slice(was.range[2], chunk.until)}`;
      const above = (lead + text.slice(chunk.begin, chunk.until))
        .split('\n')
        .filter((line) => /^\s*#/.test(line));
      return above.map((line) => `${line}\n`).join('') + fresh;
    };
    const isNumbered =
      isMap(node) &&
      node.items.length > 0 &&
      node.items.every(({ key }) => isScalar(key) && typeof key.value === 'number');
    const pieces = isMap(node) ? mapPieces() : listPieces(value as unknown[]);
    return (
      pieces
        .map((piece) => (piece.endsWith('\n') ? piece : `${piece}\n`))
        .join('')
        .slice(indent.length) + text.slice(from, end)
    );

    function mapPieces(): string[] {
      const values = new Map(entriesOf(value));
      const order =
        value instanceof Map
          ? []
          : old.map(({ item }) => keyOf(item)).filter((key) => values.has(key));
      let place = 0;
      for (const key of values.keys()) {
        const index = order.indexOf(key);
        if (index === -1) order.splice(place, 0, key);
        place = index === -1 ? place + 1 : index + 1;
      }
      return order.map((key) =>
        write(
          old.find(({ item }) => keyOf(item) === key),
          key,
          values.get(key),
        ),
      );
    }

    /** Unchanged entries keep their comments wherever they move; the others are matched up in order. */
    function listPieces(values: readonly unknown[]): string[] {
      const rest = [...old];
      const unchanged = values.map((one) => {
        const index = rest.findIndex(({ item }) => isSame(plain(item as ParsedNode), one));
        return index === -1 ? undefined : rest.splice(index, 1)[0];
      });
      return values.map((one, index) => write(unchanged[index] ?? rest.shift(), '', one));
    }
  }

  const contents = document.contents;
  const [begin = text.length, , end = text.length] = contents?.range ?? [];
  if (contents && isSame(plain(contents), data)) return text;
  const isMerged = contents && fits(contents, data);
  return (
    text.slice(0, begin) +
    (isMerged ? merged(contents, data) : `${block(data, '')}\n`) +
    text.slice(end)
  );
}
