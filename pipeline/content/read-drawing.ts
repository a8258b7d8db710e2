import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

/** An element of a drawing, with `use` replaced by what it shows. */
export interface Shape {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly Shape[];
  /** What a `text` says. */
  words?: string;
}

/** Why a drawing cannot be used, and where. */
export class DrawingError extends Error {
  readonly line: number | undefined;
  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}

const groups = new Set(['svg', 'g', 'defs']);

/** The elements of a drawing with the attributes of each. What is not listed could run a script or load a file. */
const elements: Readonly<Record<string, string>> = {
  svg: 'xmlns viewBox',
  g: '',
  defs: '',
  use: 'id href transform',
  path: 'd',
  circle: 'cx cy r',
  ellipse: 'cx cy rx ry',
  rect: 'x y width height rx ry',
  line: 'x1 y1 x2 y2',
  polyline: 'points',
  polygon: 'points',
};

/** What Stitching.module.css draws. */
const values: Readonly<Record<string, string>> = {
  class: 'patch stitch edge',
  'data-colour': 'petal gold cotton dark field',
  'data-weight': 'fine bold',
  'data-flat': 'true',
  'data-still': 'true',
};
const plain =
  'id transform opacity fill fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray';

/** What may be in a drawing. */
interface Vocabulary {
  elements: typeof elements;
  /** What every element may have besides its own attributes. */
  attributes: readonly string[];
}

const ofPictures: Vocabulary = {
  elements,
  attributes: [...plain.split(' '), ...Object.keys(values)],
};

/** A screen has words, and colours of its own, because the site's styles don't reach into a file. */
export const ofScreens: Vocabulary = {
  elements: { ...elements, text: 'x y' },
  attributes: `${plain} font-family font-size font-weight text-anchor`.split(' '),
};

type Node = DefaultTreeAdapterTypes.Element;

function childrenOf(node: DefaultTreeAdapterTypes.ParentNode): Node[] {
  return node.childNodes.filter((child): child is Node => 'tagName' in child);
}

function wordsOf(node: Node): string {
  return node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** The attributes of an element, which may only be those above. */
function checkedAttributes(
  node: Node,
  isRoot: boolean,
  vocabulary: Vocabulary,
): Record<string, string> {
  const line = node.sourceCodeLocation?.startLine;
  const own = vocabulary.elements[node.tagName];
  if (own === undefined || (node.tagName === 'svg' && !isRoot)) {
    const known = Object.keys(vocabulary.elements).slice(1).join(', ');
    throw new DrawingError(`<${node.tagName}> can't be used in a drawing, only ${known}`, line);
  }
  if (!groups.has(node.tagName) && childrenOf(node).length > 0) {
    throw new DrawingError(`<${node.tagName}> can't have other elements inside`, line);
  }
  const others = node.tagName === 'use' ? [] : vocabulary.attributes;
  const allowed = new Set([...own.split(' '), ...others]);
  for (const { name, value } of node.attrs) {
    const place = `${name}="${value}" on <${node.tagName}>`;
    if (!allowed.has(name)) {
      throw new DrawingError(`${place} can't be used in a drawing; remove it`, line);
    }
    const choices = name === 'class' && node.tagName === 'svg' ? 'ground' : values[name];
    if (choices !== undefined && !choices.split(' ').includes(value)) {
      const advice = choices.replaceAll(' ', ', ');
      throw new DrawingError(`${place} is unknown; write one of ${advice}`, line);
    }
    if (/url\(/i.test(value) || (name === 'href' && !value.startsWith('#'))) {
      throw new DrawingError(`${place} refers to something else; draw it with shapes`, line);
    }
  }
  return Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
}

/** A drawing's parts, checked. Throws a DrawingError if the site cannot use it. */
export function readDrawing(svg: string, vocabulary = ofPictures) {
  const [root, ...others] = childrenOf(parseFragment(svg, { sourceCodeLocationInfo: true }));
  if (root?.tagName !== 'svg' || others.length > 0) {
    throw new DrawingError('it must be one <svg> with shapes inside, and nothing else');
  }
  const byId = new Map<string, Node>();
  const checked = new Map<Node, Record<string, string>>();
  const check = (node: Node) => {
    const attributes = checkedAttributes(node, node === root, vocabulary);
    checked.set(node, attributes);
    if (attributes['id'] !== undefined) byId.set(attributes['id'], node);
    childrenOf(node).forEach(check);
  };
  check(root);

  const shapesOf = (node: Node, place: string, inside: readonly Node[]): Shape[] => {
    // The page may show a drawing twice, so ids stay in the file.
    const { id: _, href = '', ...own } = checked.get(node) ?? {};
    const transform = place + (own['transform'] ?? '');
    const attributes = transform ? { ...own, transform } : own;
    const around = [...inside, node];
    if (node.tagName === 'defs') return [];
    if (node.tagName === 'use') {
      const target = byId.get(href.slice(1));
      if (target && !around.includes(target)) return shapesOf(target, transform, around);
      const line = node.sourceCodeLocation?.startLine;
      throw new DrawingError(
        `<use href="${href}"> shows nothing: no other shape has that id`,
        line,
      );
    }
    const children = childrenOf(node).flatMap((child) => shapesOf(child, '', around));
    const isNeeded = node.tagName !== 'g' || Object.keys(attributes).length > 0;
    if (!isNeeded) return children;
    const shape = { tag: node.tagName, attributes, children };
    return [node.tagName === 'text' ? { ...shape, words: wordsOf(node) } : shape];
  };

  const { viewBox, class: style } = checked.get(root) ?? {};
  if (viewBox === undefined || !/^-?[\d.]+( -?[\d.]+){3}$/.test(viewBox)) {
    throw new DrawingError('its <svg> needs a viewBox of four numbers, e.g. "-240 -160 480 320"');
  }
  return {
    viewBox,
    ground: style === 'ground',
    children: childrenOf(root).flatMap((child) => shapesOf(child, '', [root])),
  };
}
