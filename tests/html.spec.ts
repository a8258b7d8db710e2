import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { installTool, requirePrograms } from './install.ts';

const root = path.resolve(import.meta.dirname, '..');
const checker = path.join(root, 'tests/html/node_modules/vnu-jar/build/dist/vnu.jar');
const site = path.join(root, 'dist/site');

interface Finding {
  type: string;
  message: string;
  url?: string;
  extract?: string;
}

test('the Nu HTML Checker finds no errors in any built page', () => {
  installTool('tests/html', 'vnu-jar');
  requirePrograms('The HTML checker needs', { java: 'default-jre-headless' });
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(site, file));
  expect(pages.length).toBeGreaterThan(40);
  const report = execFileSync(
    'java',
    [
      // A short run does not pay for the optimizing compiler or a parallel collector.
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      // The default stack is too small for our longest pages.
      '-Xss4m',
      '-jar',
      checker,
      '--errors-only',
      '--exit-zero-always',
      '--stdout',
      '--format',
      'json',
      ...pages,
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(report) as { messages: Finding[] };
  expect(
    messages.map(
      ({ url = '', message, extract }) => `${path.basename(url)}: ${message} ${extract ?? ''}`,
    ),
  ).toEqual([]);
});
