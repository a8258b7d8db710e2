import type { Manifest, ManifestChunk } from 'vite';
import type { PageAssets } from '../src/document.ts';
import { viewModule } from './page-views.ts';

/** What the first screen is set in, by language. */
const preloadedFonts: Record<string, string[]> = {
  en: ['figtree', 'bricolage', 'taka'],
  bn: ['hind-400', 'hind-700', 'figtree'],
};

const clientEntry = 'src/entry-client.tsx';

/** The built file of a source; the plugins that emit files name their source too. */
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

/** What the HTML of a page has to load, read from Vite's manifest. */
export function pageAssets(manifest: Manifest, path: string, language: string): PageAssets {
  const entry = built(manifest, clientEntry);
  const keys = withImports(manifest, viewModule(path), withImports(manifest, clientEntry));
  const chunks = [...keys].map((key) => built(manifest, key));
  const view = built(manifest, viewModule(path));
  const scripts = [...chunks.filter((chunk) => chunk.name === 'react'), entry];
  const sharedStyles = stylesOf([entry]);
  return {
    themeHref: builtPath(manifest, 'src/theme/default.css'),
    head: {
      beforePaint: builtPath(manifest, 'src/boot/beforePaint.ts'),
      boot: builtPath(manifest, 'src/boot/boot.ts'),
      icons: builtPath(manifest, 'src/generated/icons.svg'),
      view: `/${view.file}`,
    },
    sharedStyles,
    styles: stylesOf(chunks).filter((sheet) => !sharedStyles.includes(sheet)),
    containedStyles: [],
    fonts: (preloadedFonts[language] ?? []).map((name) =>
      builtPath(manifest, `src/generated/${name}.woff2`),
    ),
    scripts: scripts.map((chunk) => `/${chunk.file}`),
    preloads: chunks
      .filter((chunk) => chunk !== view && !scripts.includes(chunk))
      .map((chunk) => `/${chunk.file}`),
  };
}
