import path from 'node:path';
import { drawingsFolder } from './read/drawing-names.ts';
import { ofScreens, readDrawing } from './read-drawing.ts';
import type { Shape } from './read-drawing.ts';

/** The folder of the drawings that show software. They are files, because they are too large for a page's HTML. */
export const screensFolder = 'screens';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<"]/g, (character) => entities[character] ?? character);
}

function markup({ tag, attributes, children, words = '' }: Shape): string {
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const inside = escaped(words) + children.map(markup).join('');
  return `<${tag}${named.join('')}${inside === '' ? '/>' : `>${inside}</${tag}>`}`;
}

/**
 * A screen as a file, and the component that shows it. What `use` shows of another file inherits the page's
 * colours and fonts, but not its classes.
 */
export function compileScreen(
  file: string,
  component: string,
  source: string,
): { svg: string; code: string } {
  const { viewBox, children } = readDrawing(source, ofScreens);
  const shapes = children.map(markup).join('');
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><g id="screen">${shapes}</g></svg>\n`,
    code: `// From ${drawingsFolder}/${file}
import file from './${path.posix.basename(file)}?url&no-inline';
import { Screen } from '#src/ui/StitchedWindow/Screen.tsx';

export function ${component}() {
  return <Screen viewBox="${viewBox}" href={\`\${file}#screen\`} />;
}
`,
  };
}
