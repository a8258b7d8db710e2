import { expect, test } from 'vitest';
import type { Manifest } from 'vite';
import { pageAssets } from './page-assets.ts';

const manifest: Manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry-1.js',
    css: ['assets/entry-1.css', 'assets/base-1.css'],
    imports: ['_react', '_shared'],
  },
  _react: { file: 'assets/react-1.js', name: 'react' },
  _shared: { file: 'assets/shared-1.js', css: ['assets/shared-1.css'] },
  'src/pages/vps/CloudVps.tsx': {
    file: 'assets/CloudVps-1.js',
    css: ['assets/CloudVps-1.css'],
    imports: ['_shared', '_grid'],
  },
  _grid: { file: 'assets/grid-1.js', imports: ['_shared'] },
};
const files = [
  'themes/abc/main.min.css',
  'themes/abc/theme-1.min.css',
  'assets/beforePaint-1.js',
  'assets/boot-1.js',
  'assets/figtree-1.woff2',
  'assets/bricolage-1.woff2',
  'assets/taka-1.woff2',
];

test('a page loads the entry, its own chunk and what both import, each once', () => {
  const assets = pageAssets(manifest, files, 'vps/CloudVps');
  // React is run first, and the app after it.
  expect(assets.scripts).toEqual(['/assets/react-1.js', '/assets/entry-1.js']);
  expect(assets.preloads.toSorted()).toEqual([
    '/assets/CloudVps-1.js',
    '/assets/grid-1.js',
    '/assets/shared-1.js',
  ]);
  expect(assets.sharedStyles).toEqual(['/assets/entry-1.css', '/assets/base-1.css']);
  expect(assets.styles).toEqual(['/assets/shared-1.css', '/assets/CloudVps-1.css']);
  expect(assets.head).toEqual({
    beforePaint: '/assets/beforePaint-1.js',
    boot: '/assets/boot-1.js',
  });
  expect(assets.themeHref).toBe('/themes/abc/main.min.css');
});

test('a build without a needed file is refused', () => {
  expect(() => pageAssets(manifest, files.slice(1), 'vps/CloudVps')).toThrow(/0 built files match/);
});
