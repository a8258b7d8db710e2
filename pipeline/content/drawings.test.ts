import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, onTestFinished, test } from 'vitest';
import { compileDrawing, writeDrawings } from './drawings.ts';
import { compileScreen } from './screens.ts';

function drawing(inside: string, attributes = 'viewBox="-240 -160 480 320"'): string {
  return `<?xml-stylesheet href="preview.css"?>
<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>
  <!-- A comment -->
  ${inside}
</svg>`;
}

/** The lines inside the frame. */
function bodyOf(inside: string): string[] {
  const lines = compileDrawing('two-birds.svg', drawing(inside)).split('\n');
  const start = lines.findIndex((line) => line.includes('<StitchedFrame'));
  return lines.slice(start + 1, lines.indexOf('</StitchedFrame>'));
}

test('a drawing becomes a component on the stitched frame', () => {
  const svg = drawing('<path class="patch" data-colour="petal" d="M0 0h9" />');
  expect(compileDrawing('two-birds.svg', svg)).toBe(`// From content/drawings/two-birds.svg
import { StitchedFrame } from '#src/ui/StitchedFrame/StitchedFrame.tsx';
import styles from '#src/ui/StitchedFrame/Stitching.module.css';

export function TwoBirds() {
  return (
<StitchedFrame viewBox="-240 -160 480 320">
<path className={styles.patch} data-colour="petal" d="M0 0h9" />
</StitchedFrame>
  );
}
`);
});

test('one in a folder imports from there, without styles that it does not use', () => {
  const svg = drawing(
    '<circle r="4" fill="red" stroke-width="2" />',
    'viewBox="0 0 9 9" class="ground"',
  );
  const code = compileDrawing('covers/key.svg', svg);
  expect(code).toContain("from '#src/ui/StitchedFrame/StitchedFrame.tsx'");
  expect(code).not.toContain('styles');
  expect(code).toContain('<StitchedFrame viewBox="0 0 9 9" ground>');
  expect(code).toContain('<circle r="4" fill="red" strokeWidth="2" />');
});

test('a shape that is used again is repeated in place, without ids', () => {
  const inside = `<defs><g id="bird"><path d="M1 1" /></g></defs>
    <g id="pair">
      <use href="#bird" transform="scale(2)" />
      <path id="beak" transform="rotate(9)" d="M2 2" />
    </g>
    <use href="#pair" transform="scale(-1 1)" />
    <use href="#beak" transform="scale(3)" />`;
  const [bird, beak] = ['<g transform="scale(2)">', '<path transform="rotate(9)" d="M2 2" />'];
  expect(bodyOf(inside)).toEqual([
    bird,
    '<path d="M1 1" />',
    '</g>',
    beak,
    '<g transform="scale(-1 1)">',
    bird,
    '<path d="M1 1" />',
    '</g>',
    beak,
    '</g>',
    '<path transform="scale(3)rotate(9)" d="M2 2" />',
  ]);
});

const d = 'd="M0 0"';

test.each([
  ['<script>alert(1)</script>', "<script> can't be used in a drawing, only "],
  ['<foreignObject><p>x</p></foreignObject>', "<foreignObject> can't be used"],
  ['<image href="x.png" />', "<image> can't be used"],
  ['<style>path { fill: red }</style>', "<style> can't be used"],
  ['<text>Sale</text>', "<text> can't be used"],
  ['<svg viewBox="0 0 1 1" />', "<svg> can't be used"],
  [`<path onclick="x()" ${d} />`, 'onclick="x()" on <path> can\'t be used in a drawing; remove it'],
  [`<path style="fill: red" ${d} />`, 'style="fill: red" on <path> can\'t be used'],
  [`<path className="patch" ${d} />`, 'classname="patch" on <path> can\'t be used'],
  [
    `<path class="petal" ${d} />`,
    'class="petal" on <path> is unknown; write one of patch, stitch, edge',
  ],
  [
    `<path class="patch" data-colour="pink" ${d} />`,
    'data-colour="pink" on <path> is unknown; write one of petal, ',
  ],
  [`<path fill="url(https://a.test/x.svg#a)" ${d} />`, 'refers to something else'],
  ['<use href="https://a.test/x.svg#a" />', 'refers to something else'],
  ['<use href="#nothing" />', '<use href="#nothing"> shows nothing'],
  ['<g id="a"><use href="#a" /></g>', '<use href="#a"> shows nothing'],
  [`<path ${d}><path ${d} /></path>`, "<path> can't have other elements inside"],
  ['<p>Not a drawing</p>', 'it must be one <svg>'],
])('refuses %s', (inside, message) => {
  expect(() => compileDrawing('a.svg', drawing(inside))).toThrow(message);
});

test('names the line of the problem', () => {
  expect(() => compileDrawing('a.svg', drawing('<script />'))).toThrow(
    expect.objectContaining({ line: 4 }) as Error,
  );
});

test.each([
  ['', 'viewBox'],
  ['viewBox="0 0 100% 100%"', 'viewBox of four numbers'],
  ['viewBox="0 0 9 9" onload="x()"', 'onload'],
])('refuses an <svg> with %s', (attributes, message) => {
  expect(() => compileDrawing('a.svg', drawing('', attributes))).toThrow(message);
});

test('a screen becomes a file with its words, and a component that shows it', () => {
  const inside = `<g id="row"><rect fill="var(--card)" x="1" /></g>
    <use href="#row" transform="translate(0 9)" />
    <text x="4" y="8" font-size="17">Files &amp; "mail"</text>`;
  const { svg, code } = compileScreen('screens/a-panel.svg', 'APanel', drawing(inside));
  const row = '<rect fill="var(--card)" x="1"/>';
  const words = '<text x="4" y="8" font-size="17">Files &amp; &quot;mail&quot;</text>';
  const shapes = `<g id="screen">${row}<g transform="translate(0 9)">${row}</g>${words}</g>`;
  expect(svg).toContain(`viewBox="-240 -160 480 320">${shapes}</svg>`);
  expect(code).toContain("import file from './a-panel.svg?url&no-inline';");
  expect(code).toContain('<Screen viewBox="-240 -160 480 320" href={`${file}#screen`} />');
});

test.each([
  ['<script />', "<script> can't be used"],
  ['<text><tspan>Files</tspan></text>', "<text> can't have other elements inside"],
  ['<path class="patch" d="M0 0" />', "can't be used in a drawing; remove it"],
])('refuses %s in a screen', (inside, message) => {
  expect(() => compileScreen('screens/a.svg', 'A', drawing(inside))).toThrow(message);
});

test('every file of the folder is compiled, and what no longer has a file is removed', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'drawings-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = path.join(root, 'content/drawings');
  mkdirSync(path.join(folder, 'covers'), { recursive: true });
  const write = (name: string, inside = '') =>
    writeFileSync(path.join(folder, name), drawing(inside));
  const written = () => globSync('**/*.*', { cwd: path.join(root, 'generated/drawings') }).sort();

  mkdirSync(path.join(folder, 'screens'));
  write('tiger.svg');
  write('covers/key.svg');
  write('screens/mail.svg');
  writeDrawings(root);
  expect(written()).toEqual([
    'Tiger.tsx',
    'covers/Key.tsx',
    'covers/index.ts',
    'identity.tsx',
    'screens/Mail.tsx',
    'screens/mail.svg',
  ]);

  rmSync(path.join(folder, 'covers/key.svg'));
  rmSync(path.join(folder, 'screens/mail.svg'));
  writeDrawings(root);
  expect(written()).toEqual(['Tiger.tsx', 'identity.tsx']);

  write('tiger.svg', '<script />');
  write('2 tigers.svg');
  expect(() => writeDrawings(root)).toThrow(
    /content\/drawings\/2 tigers\.svg: use letters.*\n- content\/drawings\/tiger\.svg:4: <script>/,
  );
});
