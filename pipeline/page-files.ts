import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Manifest } from 'vite';
import { pages } from '../src/site/pages.ts';
import type { RoutedPage } from '../src/schema/page.ts';
import { pageName } from '../src/routing/views.ts';
import type { Edition } from './build-edition.ts';
import { pageSource } from './content/page-module.ts';
import { filesOf, sharedFiles, sheetsOf } from './page-assets.ts';
import { supportedBrowsers } from './supported-browsers.ts';

/** An edition with the files of its pages: one script and one stylesheet each. */
export interface BuiltEdition extends Edition {
  manifest: Manifest;
  /** The folder of the pages' files, named after their content: the app needs no list of them. */
  pagesFolder: string;
}

/** Everything that a page loads besides the app, as one script: what pages share is small, and a request is not. */
async function bundlePage(siteFolder: string, file: string, shared: ReadonlySet<string>) {
  const bundle = await rolldown({
    input: path.join(siteFolder, file),
    plugins: [
      {
        name: 'shared-files',
        resolveId(source, importer) {
          if (importer === undefined || !source.startsWith('.')) return undefined;
          const target = path.resolve(path.dirname(importer), source);
          const name = path.relative(siteFolder, target).replaceAll(path.sep, '/');
          return shared.has(name) ? { id: `/${name}`, external: 'absolute' } : undefined;
        },
      },
    ],
    transform: { target: supportedBrowsers },
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  return output[0].code;
}

/** Joins the parts of a page's styles into one sheet, because each file that blocks the first paint costs time. */
async function joinSheets(siteFolder: string, parts: readonly string[]): Promise<string> {
  const texts = await Promise.all(
    parts.map((part) => readFile(path.join(siteFolder, part), 'utf8')),
  );
  return texts.map((text) => text.trim()).join('');
}

/** Writes one script and one stylesheet for each page of an edition. */
export async function writePageFiles(siteFolder: string, edition: Edition): Promise<BuiltEdition> {
  const manifest = JSON.parse(await readFile(edition.manifestFile, 'utf8')) as Manifest;
  const shared = new Set(sharedFiles(manifest));
  const fileOf = (page: RoutedPage) => {
    const source = pageSource(edition.language, page.path);
    const chunk = manifest[source];
    if (!chunk) throw new Error(`Vite's manifest has no file for ${source}`);
    return { source, file: chunk.file };
  };
  const files = await Promise.all(
    pages.map(async (page) => {
      const { source, file } = fileOf(page);
      return {
        name: pageName(page.path),
        script: await bundlePage(siteFolder, file, shared),
        sheet: await joinSheets(siteFolder, sheetsOf(manifest, source)),
      };
    }),
  );
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  const pagesFolder = `/assets/${hash}`;
  for (const { name, script, sheet } of files) {
    const target = path.join(siteFolder, pagesFolder, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(`${target}.js`, script);
    await writeFile(`${target}.css`, sheet);
  }
  return { ...edition, manifest, pagesFolder };
}

/** Removes the files that were joined into those of pages. */
export async function removeJoinedFiles(
  siteFolder: string,
  editions: readonly BuiltEdition[],
): Promise<void> {
  // Not earlier, because editions share files.
  const kept = new Set(editions.flatMap(({ manifest }) => sharedFiles(manifest)));
  const joined = editions.flatMap(({ language, manifest }) =>
    pages.flatMap((page) => filesOf(manifest, pageSource(language, page.path))),
  );
  await Promise.all(
    [...new Set(joined)]
      .filter((file) => !kept.has(file))
      .map((file) => rm(path.join(siteFolder, file), { force: true })),
  );
}
