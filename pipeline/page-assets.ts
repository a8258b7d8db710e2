import type { Manifest, ManifestChunk } from 'vite';
import type { PageAssets } from '../src/document.ts';

const clientEntry = 'src/entry-client.tsx';

/** A chunk and everything it imports at once, each named one time. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

function single(files: string[], pattern: RegExp): string {
  const found = files.filter((file) => pattern.test(file));
  if (found.length !== 1) throw new Error(`${found.length} built files match ${pattern}`);
  return `/${found[0]}`;
}

function sheetsOf(chunks: ManifestChunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`);
}

/** What the HTML of a page must load: found in Vite's manifest and among the built files. */
export function pageAssets(manifest: Manifest, files: string[], view: string): PageAssets {
  const keys = withImports(manifest, `src/pages/${view}.tsx`, withImports(manifest, clientEntry));
  const chunks = [...keys]
    .map((key) => manifest[key])
    .filter((chunk): chunk is ManifestChunk => chunk !== undefined);
  const entry = manifest[clientEntry];
  if (!entry) throw new Error(`Vite's manifest lacks ${clientEntry}`);
  const scripts = [...chunks.filter((chunk) => chunk.name === 'react'), entry];
  const sharedStyles = sheetsOf([entry]);
  return {
    themeHref: single(files, /^themes\/\w+\/main\.min\.css$/),
    head: {
      beforePaint: single(files, /^assets\/beforePaint-[\w-]+\.js$/),
      boot: single(files, /^assets\/boot-[\w-]+\.js$/),
    },
    sharedStyles,
    styles: sheetsOf(chunks).filter((sheet) => !sharedStyles.includes(sheet)),
    containedStyles: [],
    fonts: [
      single(files, /^assets\/figtree-[\w-]+\.woff2$/),
      single(files, /^assets\/bricolage-[\w-]+\.woff2$/),
      single(files, /^assets\/taka-[\w-]+\.woff2$/),
    ],
    scripts: scripts.map((chunk) => `/${chunk.file}`),
    preloads: chunks.filter((chunk) => !scripts.includes(chunk)).map((chunk) => `/${chunk.file}`),
  };
}
