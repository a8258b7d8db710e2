import type { Manifest, ManifestChunk } from 'vite';
import type { PageAssets } from '../src/document.ts';
import { pageName } from '../src/routing/views.ts';
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
  return [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
}

/** A file and everything it imports: scripts and stylesheets. */
export function filesOf(manifest: Manifest, source: string): string[] {
  const chunks = [...withImports(manifest, source)].map((key) => built(manifest, key));
  return [...chunks.map(({ file }) => file), ...stylesOf(chunks)];
}

/** The stylesheets of a page besides those of the app, in order. */
export function sheetsOf(manifest: Manifest, source: string): string[] {
  const app = withImports(manifest, clientEntry);
  const own = [...withImports(manifest, source)].filter((key) => !app.has(key));
  return stylesOf(own.map((key) => built(manifest, key)));
}

/** The files that pages import instead of containing them: those of the app, and what loads on demand. */
export function sharedFiles(manifest: Manifest): string[] {
  const onDemand = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
  return [clientEntry, ...onDemand].flatMap((key) => filesOf(manifest, key));
}

/** What the HTML of a page loads. */
export function pageAssets(
  { language, manifest, pagesFolder }: BuiltEdition,
  path: string,
): PageAssets {
  const files = `${pagesFolder}/${pageName(path)}`;
  const entry = built(manifest, clientEntry);
  const app = [...withImports(manifest, clientEntry)].map((key) => built(manifest, key));
  const scripts = [...app.filter((chunk) => chunk.name === 'react'), entry];
  return {
    themeHref: builtPath(manifest, 'content/themes/default.css'),
    head: {
      beforePaint: builtPath(manifest, 'src/boot/beforePaint.ts'),
      boot: builtPath(manifest, 'src/boot/boot.ts'),
      view: `${files}.js`,
    },
    sharedStyles: stylesOf(app).map((file) => `/${file}`),
    pageSheet: `${files}.css`,
    fonts: (preloadedFonts[language] ?? []).map((name) =>
      builtPath(manifest, `generated/${name}.woff2`),
    ),
    scripts: scripts.map((chunk) => `/${chunk.file}`),
  };
}
