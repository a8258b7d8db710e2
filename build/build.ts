import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { isMain } from '../server/is-main.ts';
import { writeAppIcons } from './app-icons.ts';
import { assertContent } from './content-check.ts';
import { bundleServer } from './bundle-server.ts';
import { compressFiles } from './compress.ts';
import { writeHostFiles } from './host-files.ts';
import { hostRules } from './host-rules.ts';
import { prerenderPages } from './prerender.ts';
import { writeSearchFiles } from './search-files.ts';
import { writeSocialCards } from './social-cards.ts';

const root = path.resolve(import.meta.dirname, '..');

export interface BuildOptions {
  /** The portal's origin; it is compiled into the pages. */
  portalUrl?: string | undefined;
}

/** Builds the whole site into dist/: the static files in dist/site, the host's rules beside it. */
export async function buildSite({ portalUrl }: BuildOptions = {}): Promise<void> {
  if (portalUrl !== undefined) process.env['PORTAL_URL'] = portalUrl;
  assertContent();
  const dist = path.join(root, 'dist');
  const siteFolder = path.join(dist, 'site');
  // A name of its own for each build: Node would take a second one from its module cache.
  const renderFolder = path.join(dist, `render-${Date.now()}`);
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });

  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: siteFolder,
      manifest: true,
      rolldownOptions: { input: 'src/entry-client.tsx' },
    },
  });
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: renderFolder,
      ssr: 'src/entry-server.tsx',
      copyPublicDir: false,
    },
  });
  await prerenderPages(siteFolder, renderFolder);
  await rm(renderFolder, { recursive: true });
  const rules = hostRules();
  await writeSearchFiles(siteFolder);
  await writeAppIcons(siteFolder);
  await writeSocialCards(siteFolder);
  await writeHostFiles(siteFolder, rules);
  await writeFile(path.join(dist, 'rules.json'), JSON.stringify(rules, null, 2));
  await compressFiles(siteFolder);
  await bundleServer(path.join(dist, 'server.js'));
}

if (isMain(import.meta.url)) {
  const started = performance.now();
  await buildSite();
  console.log(`Built dist/site in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
