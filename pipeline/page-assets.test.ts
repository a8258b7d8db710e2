import { expect, test } from 'vitest';
import type { Manifest } from 'vite';
import { pageAssets, sharedFiles, sheetsOf } from './page-assets.ts';
import type { BuiltEdition } from './page-files.ts';

const manifest: Manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry-1.js',
    css: ['assets/entry-1.css', 'assets/base-1.css'],
    imports: ['_react', '_shared'],
  },
  _react: { file: 'assets/react-1.js', name: 'react' },
  _shared: { file: 'assets/shared-1.js', css: ['assets/shared-1.css'] },
  'generated/en/pages/vps.tsx': {
    file: 'assets/vps-1.js',
    css: ['assets/vps-1.css'],
    imports: ['_shared', '_grid'],
  },
  _grid: { file: 'assets/grid-1.js', css: ['assets/grid-1.css'], imports: ['_shared'] },
  _later: { file: 'assets/later-1.js', isDynamicEntry: true },
  'content/themes/default.css': { file: 'themes/abc/main.min.css' },
  'src/boot/beforePaint.ts': { file: 'assets/beforePaint-1.js' },
  'src/boot/boot.ts': { file: 'assets/boot-1.js' },
  'generated/figtree.woff2': { file: 'assets/figtree-1.woff2' },
  'generated/bricolage.woff2': { file: 'assets/bricolage-1.woff2' },
  'generated/bangla-signs.woff2': { file: 'assets/bangla-signs-1.woff2' },
};

function edition(overrides: Partial<BuiltEdition> = {}): BuiltEdition {
  return {
    language: 'en',
    renderFolder: '',
    manifestFile: '',
    manifest,
    pagesFolder: '/assets/59eb193a',
    ...overrides,
  };
}

test('a page has the styles of what it imports, but not those of the app', () => {
  expect(sheetsOf(manifest, 'generated/en/pages/vps.tsx')).toEqual([
    'assets/vps-1.css',
    'assets/grid-1.css',
  ]);
});

test('the app’s files and what loads on demand stay files of their own', () => {
  expect(sharedFiles(manifest).toSorted()).toEqual([
    'assets/base-1.css',
    'assets/entry-1.css',
    'assets/entry-1.js',
    'assets/later-1.js',
    'assets/react-1.js',
    'assets/shared-1.css',
    'assets/shared-1.js',
  ]);
});

test('the HTML of a page loads the app and the page’s own files', () => {
  const assets = pageAssets(edition(), '/vps');
  // React runs first, and the app after it.
  expect(assets.scripts).toEqual(['/assets/react-1.js', '/assets/entry-1.js']);
  expect(assets.sharedStyles).toEqual([
    '/assets/entry-1.css',
    '/assets/base-1.css',
    '/assets/shared-1.css',
  ]);
  expect(assets.pageSheet).toBe('/assets/59eb193a/vps.css');
  expect(assets.head).toEqual({
    beforePaint: '/assets/beforePaint-1.js',
    boot: '/assets/boot-1.js',
    view: '/assets/59eb193a/vps.js',
  });
  expect(assets.themeHref).toBe('/themes/abc/main.min.css');
  expect(assets.fonts).toEqual([
    '/assets/figtree-1.woff2',
    '/assets/bricolage-1.woff2',
    '/assets/bangla-signs-1.woff2',
  ]);
});

test('Bangla pages load their own fonts', () => {
  const withFonts = {
    ...manifest,
    'generated/hind-400.woff2': { file: 'assets/hind-400-1.woff2' },
    'generated/hind-700.woff2': { file: 'assets/hind-700-1.woff2' },
  };
  const { fonts } = pageAssets(edition({ language: 'bn', manifest: withFonts }), '/vps');
  expect(fonts).toEqual([
    '/assets/hind-400-1.woff2',
    '/assets/hind-700-1.woff2',
    '/assets/figtree-1.woff2',
  ]);
});

test.each(Object.keys(manifest).filter((key) => !/vps|_grid|_later/.test(key)))(
  'a build without %s fails',
  (key) => {
    const { [key]: _, ...rest } = manifest;
    const source = `Vite's manifest has no file for ${key}`;
    expect(() => pageAssets(edition({ manifest: rest }), '/vps')).toThrow(source);
  },
);
