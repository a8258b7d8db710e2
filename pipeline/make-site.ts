import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { writeAppIcons } from './app-icons.ts';
import { bundleServer } from './bundle-server.ts';
import { compressFile, compressFiles } from './compress.ts';
import { writeHostFiles } from './host-files.ts';
import { hostRules } from './host-rules.ts';
import { writeLicences } from './licences.ts';
import { assertLinks } from './link-check.ts';
import { portalUrl } from './portal-url.ts';
import { prerenderPages } from './prerender.ts';
import { writeSearchFiles } from './search-files.ts';
import { writeSocialCards } from './social-cards.ts';

/** Makes everything that is ever served, in a folder that is empty: `site` and its host's rules. */
export async function makeSite(root: string, folder: string): Promise<void> {
  // A wrong address is said at once, and not by the bundler.
  portalUrl();
  const siteFolder = path.join(folder, 'site');
  // A name of its own for each build: Node would take a second one from its module cache.
  const renderFolder = path.join(folder, `render-${Date.now()}`);
  await mkdir(siteFolder, { recursive: true });

  const forBrowsers = build({
    root,
    logLevel: 'warn',
    build: {
      outDir: siteFolder,
      // The pictures are drawn into the same folder meanwhile.
      emptyOutDir: false,
      manifest: true,
      rolldownOptions: { input: 'src/entry-client.tsx' },
    },
  });
  const forRendering = build({
    root,
    logLevel: 'warn',
    build: {
      outDir: renderFolder,
      ssr: 'src/entry-server.tsx',
      copyPublicDir: false,
    },
  });
  await Promise.all([
    forBrowsers,
    forRendering,
    bundleServer(path.join(folder, 'server.js')),
    writeAppIcons(siteFolder, root),
    writeSocialCards(siteFolder, root),
    writeLicences(siteFolder, root),
  ]);
  // Compressing works in threads of its own, too: of the bundles now, of each page once it is there.
  const compressing = [compressFiles(siteFolder)];
  try {
    await prerenderPages(siteFolder, renderFolder, (file) => compressing.push(compressFile(file)));
  } finally {
    // A build that stops is cleared away, and nothing may still be written into it.
    await Promise.allSettled(compressing);
  }
  await Promise.all(compressing);
  await rm(renderFolder, { recursive: true });
  const rules = hostRules();
  await writeSearchFiles(siteFolder);
  assertLinks(siteFolder, root);
  await writeHostFiles(siteFolder, rules);
  await writeFile(path.join(folder, 'rules.json'), JSON.stringify(rules, null, 2));
  await compressFiles(siteFolder);
}
