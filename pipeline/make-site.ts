import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildFacts } from '../src/site/buildFacts.ts';
import { allOrFirstError } from './all-or-first-error.ts';
import { writeAppIcons } from './app-icons.ts';
import type { Edition } from './build-edition.ts';
import { buildEdition } from './build-edition.ts';
import { bundlePrograms } from './bundle-programs.ts';
import { compressFile, compressFiles } from './compress.ts';
import { writeChecksums } from './checksums.ts';
import { hostRules } from './hosts/rules.ts';
import { writeHostFiles } from './hosts/write.ts';
import { writeLicences } from './licences.ts';
import { assertPages } from './link-check.ts';
import { resizePictures } from './pictures.ts';
import { removeJoinedFiles, writePageFiles } from './page-files.ts';
import { portalUrl } from './portal-url.ts';
import { prerenderPages } from './prerender.ts';
import { writePublicFiles } from './public-files.ts';
import { writeSearchFiles } from './search-files.ts';
import { writeSecurityTxt } from './security-txt.ts';
import { writeSocialCards } from './social-cards.ts';

/** Where Vite writes its manifests; removed at the end. */
const manifestFolder = '.vite';

interface SiteOptions {
  /** Writes compressed copies, which take half of the time. */
  compressed?: boolean;
}

/** Builds everything into an empty folder: the site, the programs and the rules for hosts. */
export async function makeSite(
  root: string,
  folder: string,
  { compressed = true }: SiteOptions = {},
): Promise<void> {
  // Reports an invalid PORTAL_URL before the bundler starts.
  portalUrl();
  await resizePictures(root);
  const siteFolder = path.join(folder, 'site');
  // A new name for each build, because Node would reuse the modules of an earlier one.
  const renderFolder = path.join(folder, `render-${Date.now()}`);
  await mkdir(siteFolder, { recursive: true });

  const editions = buildFacts.languages.map((language): Edition => ({
    language,
    renderFolder: path.join(renderFolder, language),
    manifestFile: path.join(siteFolder, manifestFolder, `${language}.json`),
  }));
  await allOrFirstError([
    ...editions.map((edition) => buildEdition(root, siteFolder, edition)),
    bundlePrograms(folder, root),
    writeAppIcons(siteFolder, root),
    writeSocialCards(siteFolder, root),
    writeLicences(siteFolder, root),
  ]);
  const builtEditions = await Promise.all(
    editions.map((edition) => writePageFiles(siteFolder, edition)),
  );
  await removeJoinedFiles(siteFolder, builtEditions);
  const rules = hostRules();
  // Compression runs in other threads: bundles now, each page as soon as it is written.
  const compressing = compressed ? [compressFiles(siteFolder)] : [];
  try {
    for (const edition of builtEditions) {
      await prerenderPages(siteFolder, edition, (file) => {
        if (compressed) compressing.push(compressFile(file));
      });
    }
    await writeSearchFiles(siteFolder);
    await writeSecurityTxt(siteFolder);
    await writePublicFiles(siteFolder, root);
    assertPages(siteFolder, root, rules);
  } finally {
    await Promise.allSettled(compressing);
  }
  await Promise.all(compressing);
  await rm(renderFolder, { recursive: true });
  await rm(path.join(siteFolder, manifestFolder), { recursive: true });
  await writeHostFiles(folder, rules);
  if (compressed) await compressFiles(siteFolder);
  await writeChecksums(folder);
}
