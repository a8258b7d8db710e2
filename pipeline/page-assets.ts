import type { Manifest, ManifestChunk } from 'vite';
import type { PageAssets } from '../src/document.ts';
import type { BuiltEdition } from './page-files.ts';

/** The fonts of the first screen, by language. */
const preloadedFonts: Record<string, string[]> = {
  en: ['figtree', 'bricolage', 'bangla-signs'],
  bn: ['hind-400', 'hind-700', 'figtree'],
};

export const clientEntry = 'src/entry-client.tsx';

/** The built file of a source file. Plugins that emit files name their source too. */
function built(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`Vite's manifest has no file for ${source}`);
  return chunk;
}

function builtPath(manifest: Manifest, source: string): string {
  return `/${built(manifest, source).file}`;
}

/** A chunk and everything it imports statically, each key once. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

function stylesOf(chunks: ManifestChunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`);
}

/** What a page loads besides the app. */
export function viewFiles(manifest: Manifest, source: string) {
  const app = withImports(manifest, clientEntry);
  const view = built(manifest, source);
  const own = [...withImports(manifest, source)]
    .filter((key) => !app.has(key))
    .map((key) => built(manifest, key));
  const modules = own.filter((chunk) => chunk !== view).map((chunk) => `/${chunk.file}`);
  return { view: `/${view.file}`, modules, sheetParts: stylesOf(own) };
}

/** The stylesheets of chunks that load on demand. */
export function lazySheets(manifest: Manifest): string[] {
  const lazy = new Set<string>();
  for (const [key, chunk] of Object.entries(manifest)) {
    if (chunk.isDynamicEntry) withImports(manifest, key, lazy);
  }
  return stylesOf([...lazy].map((key) => built(manifest, key)));
}

/** What the HTML of a page loads. */
export function pageAssets(
  { language, manifest, pages, pageList }: BuiltEdition,
  path: string,
): PageAssets {
  const files = pages[path];
  if (!files) throw new Error(`There are no files for ${path}`);
  const { view, modules, sheet } = files;
  const entry = built(manifest, clientEntry);
  const app = [...withImports(manifest, clientEntry)].map((key) => built(manifest, key));
  const scripts = [...app.filter((chunk) => chunk.name === 'react'), entry];
  return {
    themeHref: builtPath(manifest, 'src/theme/default.css'),
    head: {
      beforePaint: builtPath(manifest, 'src/boot/beforePaint.ts'),
      boot: builtPath(manifest, 'src/boot/boot.ts'),
      icons: builtPath(manifest, 'generated/icons.svg'),
      view,
      pages: pageList,
    },
    sharedStyles: stylesOf(app),
    pageSheet: sheet,
    fonts: (preloadedFonts[language] ?? []).map((name) =>
      builtPath(manifest, `generated/${name}.woff2`),
    ),
    scripts: scripts.map((chunk) => `/${chunk.file}`),
    preloads: [
      ...app.filter((chunk) => !scripts.includes(chunk)).map((chunk) => `/${chunk.file}`),
      ...modules,
    ],
  };
}
