import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { readFlags } from '../../cli/flags.ts';
import { siteUrl, testPorts } from '../addresses.ts';
import { answering, start, stopAll } from '../hosts/processes.ts';
import { openBrowser, takeAll } from './capture.ts';
import { compare } from './compare.ts';
import { accept, before, fingerprints, gallery, now } from './folders.ts';
import { distances, isNoise } from './noise.ts';
import { galleryPage } from './page.ts';
import { shots } from './shots.ts';

async function makeGallery(): Promise<void> {
  const started = performance.now();
  // Without anything accepted, the last run is what this one is compared with.
  if (existsSync(now) && !existsSync(before)) accept();
  await rm(now, { recursive: true, force: true });
  await mkdir(now, { recursive: true });
  start(process.execPath, [path.resolve(import.meta.dirname, '../../local/start.ts')], testPorts);
  await answering(`${siteUrl}/healthz`);
  const browser = await openBrowser();
  try {
    await takeAll(browser, shots, {
      folder: now,
      onTaken: (done, { file }) => {
        process.stderr.write(`\r${done}/${shots.length} ${file}\u001B[K`);
      },
    });
    process.stderr.write('\r\u001B[K');
    await showGallery(browser);
  } finally {
    await browser.close();
  }
  console.log(
    `${shots.length} pictures in ${((performance.now() - started) / 1000).toFixed(0)} s.`,
  );
}

/** Compares with what was before, writes the page and lists what changed. */
async function showGallery(browser: Browser): Promise<void> {
  const old = fingerprints(before);
  const made = fingerprints(now);
  const differing = [...made.keys()].filter(
    (file) => old.has(file) && old.get(file) !== made.get(file),
  );
  const apart = await distances(browser, differing, [before, now]);
  for (const [file, distance] of apart) {
    if (isNoise(distance)) made.set(file, old.get(file) ?? '');
  }
  const comparison = compare(shots, made, old);
  const page = path.join(gallery, 'index.html');
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  await writeFile(page, galleryPage({ ...comparison, apart, hasBefore: existsSync(before), date }));
  if (existsSync(before)) {
    for (const { path: address, width, theme, change } of comparison.entries) {
      if (change !== 'same') console.log(`${change}: ${address} at ${width} px, ${theme}`);
    }
    for (const file of comparison.gone) console.log(`gone: ${file}`);
  }
  console.log(`Open ${page}`);
}

const usage = `Takes pictures of every page and shows them in gallery/index.html, beside those from before.

  npm run gallery               takes the pictures
  npm run gallery -- --accept   the present ones become those to compare with`;

/** `npm run gallery`: a change at a glance. */
try {
  const known = { accept: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
  const flags = readFlags(process.argv.slice(2), known, 'npm run gallery');
  if (flags.help) console.log(usage);
  else if (flags.accept) accept();
  else await makeGallery();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stopAll();
}
