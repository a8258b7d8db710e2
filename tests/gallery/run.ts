import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { readFlags } from '../../commands/cli/flags.ts';
import { runCommand } from '../processes.ts';
import { startSite } from '../servers.ts';
import { openBrowser, takeScreenshots } from './capture.ts';
import { compare } from './compare.ts';
import { isNoise, measureDifferences } from './differences.ts';
import { acceptScreenshots, beforeFolder, galleryFolder, hashFiles, nowFolder } from './folders.ts';
import { renderGallery } from './page.ts';
import { screenshots } from './screenshots.ts';

async function createGallery(): Promise<void> {
  const started = performance.now();
  // If nothing was ever accepted, compare with the last run.
  if (existsSync(nowFolder) && !existsSync(beforeFolder)) acceptScreenshots();
  await rm(nowFolder, { recursive: true, force: true });
  await mkdir(nowFolder, { recursive: true });
  await startSite();
  const browser = await openBrowser();
  try {
    await takeScreenshots(browser, screenshots, {
      folder: nowFolder,
      onTaken: (done, { file }) => {
        process.stderr.write(`\r${done}/${screenshots.length} ${file}\u001B[K`);
      },
    });
    process.stderr.write('\r\u001B[K');
    await writeGallery(browser);
  } finally {
    await browser.close();
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(`${screenshots.length} screenshots in ${seconds.toFixed(0)} s.`);
}

/** Compares the screenshots with the earlier ones, writes the page and lists the changes. */
async function writeGallery(browser: Browser): Promise<void> {
  const before = hashFiles(beforeFolder);
  const now = hashFiles(nowFolder);
  const differing = [...now.keys()].filter(
    (file) => before.has(file) && before.get(file) !== now.get(file),
  );
  const differences = await measureDifferences(browser, differing, [beforeFolder, nowFolder]);
  for (const [file, difference] of differences) {
    if (isNoise(difference)) now.set(file, before.get(file) ?? '');
  }
  const comparison = compare(screenshots, now, before);
  const hasBefore = existsSync(beforeFolder);
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const page = path.join(galleryFolder, 'index.html');
  await writeFile(page, renderGallery({ ...comparison, differences, hasBefore, date }));
  if (hasBefore) {
    for (const { path: address, width, theme, change } of comparison.entries) {
      if (change !== 'same') console.log(`${change}: ${address} at ${width} px, ${theme}`);
    }
    for (const file of comparison.removed) console.log(`removed: ${file}`);
  }
  console.log(`Open ${page}`);
}

const usage = `Takes screenshots of every page and compares them with earlier ones in gallery/index.html.

  npm run gallery               take the screenshots
  npm run gallery -- --accept   compare future screenshots with the current ones`;

/** `npm run gallery`: shows what a change looks like. */
await runCommand(async () => {
  const known = { accept: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
  const flags = readFlags(process.argv.slice(2), known, 'npm run gallery');
  if (flags.help) console.log(usage);
  else if (flags.accept) acceptScreenshots();
  else await createGallery();
});
