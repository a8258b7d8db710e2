import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { imageSize } from '../image-size.ts';
import { followsTheme, identityFiles, identityFolder, logoSource } from './identity.ts';
import { ContentError } from './read/problem.ts';
import type { Problem } from './read/problem.ts';
import { drawingFiles, drawingsFolder } from './read/drawing-names.ts';
import { DrawingError, readDrawing } from './read-drawing.ts';
import type { Shape } from './read-drawing.ts';
import { compileScreen, screensFolder } from './screens.ts';

/** Where the site's code imports drawings from, as components. */
const generatedFolder = 'generated/drawings';

/** `birds-in-tree` is `BirdsInTree`. */
export function componentName(file: string): string {
  const words = path.posix.basename(file, '.svg').split('-');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function jsxAttribute([name, value]: [string, string]): string {
  if (name === 'class') return ` className={styles.${value}}`;
  const known = name.startsWith('data-')
    ? name
    : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return ` ${known}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

function jsx({ tag, attributes, children }: Shape): string {
  const opening = `<${tag}${Object.entries(attributes).map(jsxAttribute).join('')}`;
  return children.length === 0
    ? `${opening} />`
    : `${opening}>\n${children.map(jsx).join('\n')}\n</${tag}>`;
}

/** A drawing as the source of a component. */
export function compileDrawing(file: string, svg: string): string {
  const { viewBox, ground, children } = readDrawing(svg);
  const frame = `StitchedFrame viewBox="${viewBox}"${ground ? ' ground' : ''}`;
  const body = children.map(jsx).join('\n');
  const usesStyles = body.includes('{styles.');
  return `// From ${drawingsFolder}/${file}
import { StitchedFrame } from '#src/ui/StitchedFrame/StitchedFrame.tsx';
${usesStyles ? `import styles from '#src/ui/StitchedFrame/Stitching.module.css';\n` : ''}
export function ${componentName(file)}() {
  return (
<${frame}>
${body}
</StitchedFrame>
  );
}
`;
}

/** The operator's own pictures with their sizes, each null if there is none. A logo in theme colours is drawn. */
function identityModule(root: string): string {
  const svg = logoSource(root);
  const drawn = svg !== undefined && followsTheme(svg) ? readDrawing(svg) : undefined;
  const picture = (name: string) => {
    const file = identityFiles(root).find((one) => one.startsWith(`${name}.`)) ?? '';
    const place = path.posix.join(identityFolder, file);
    const size = file === '' ? undefined : imageSize(readFileSync(path.join(root, place)));
    if (!size || (name === 'logo' && drawn)) return `export const ${name}: Picture | null = null;`;
    const [width, height] = [Math.round(size.width), Math.round(size.height)];
    return `import ${name}File from '../../${place}?url&no-inline';
export const ${name}: Picture | null = { src: ${name}File, width: ${width}, height: ${height} };`;
  };
  const component = drawn
    ? `(props) => (
<svg {...props} viewBox="${drawn.viewBox}" aria-hidden="true">
${drawn.children.map(jsx).join('\n')}
</svg>
)`
    : 'null';
  return `import type { ComponentType } from 'react';

interface Picture {
  src: string;
  width: number;
  height: number;
}

${picture('hero')}
${picture('logo')}
export const DrawnLogo: ComponentType<{ className: string | undefined }> | null = ${component};
`;
}

/** The drawings of a folder by name, for content that names one. */
function folderIndex(folder: string, files: readonly string[]): string {
  const names = files.map((file) => [path.posix.basename(file, '.svg'), componentName(file)]);
  return `import type { ReactElement } from 'react';
${names.map(([, component]) => `import { ${component} } from './${component}.tsx';`).join('\n')}

export const ${folder}: Readonly<Record<string, () => ReactElement>> = {
${names.map(([name, component]) => `  '${name}': ${component},`).join('\n')}
};
`;
}

/** What is to be written, by path in the generated folder; a drawing that cannot be used is a problem. */
function compileDrawings(root: string): { modules: Map<string, string>; problems: Problem[] } {
  const modules = new Map<string, string>();
  const problems: Problem[] = [];
  const folders = new Map<string, string[]>();
  const tryOut = (source: string, compile: () => void) => {
    try {
      compile();
    } catch (error) {
      if (!(error instanceof DrawingError)) throw error;
      problems.push({ file: source, line: error.line, field: '', message: error.message });
    }
  };
  tryOut(`${identityFolder}/logo.svg`, () => modules.set('identity.tsx', identityModule(root)));
  for (const file of drawingFiles(root)) {
    const source = path.posix.join(drawingsFolder, file);
    const folder = path.posix.dirname(file);
    tryOut(source, () => {
      if (!/^([a-z]\w*\/)?[a-z][\w-]*\.svg$/i.test(file)) {
        throw new DrawingError('use letters, digits and hyphens, e.g. birds-in-tree.svg');
      }
      const svg = readFileSync(path.join(root, source), 'utf8');
      const component = path.posix.join(folder, `${componentName(file)}.tsx`);
      if (folder !== screensFolder) return modules.set(component, compileDrawing(file, svg));
      const screen = compileScreen(file, componentName(file), svg);
      return modules.set(file, screen.svg).set(component, screen.code);
    });
    if (folder !== '.' && folder !== screensFolder)
      folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  for (const [folder, files] of folders) {
    modules.set(`${folder}/index.ts`, folderIndex(folder, files));
  }
  return { modules, problems };
}

/** Drawings that the site cannot use. */
export function drawingProblems(root: string): Problem[] {
  return compileDrawings(root).problems;
}

/** Writes every drawing as a component. Files that stay the same are left alone, so that Vite does not reload them. */
export function writeDrawings(root: string): void {
  const { modules, problems } = compileDrawings(root);
  if (problems.length > 0) throw new ContentError(problems);
  const folder = path.join(root, generatedFolder);
  for (const [name, code] of modules) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (!existsSync(file) || readFileSync(file, 'utf8') !== code) writeFileSync(file, code);
  }
  for (const name of globSync('**/*.{svg,ts,tsx}', { cwd: folder })) {
    if (!modules.has(name)) rmSync(path.join(folder, name));
  }
}
