import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import type { Card } from './social-cards.ts';

/* Runs in a worker thread, because the bundler keeps the main thread busy. */
for (const { svg, file } of workerData as readonly Card[]) {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, image.asPng());
}
