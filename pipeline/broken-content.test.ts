import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyProject } from './project-copy.ts';

// Builds, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 });

let copy: ReturnType<typeof copyProject>;

beforeAll(() => {
  copy = copyProject('broken-content', { smallSite: true });
  // The previous build, which a failed one must not touch.
  mkdirSync(path.join(copy.folder, 'dist/site'), { recursive: true });
  writeFileSync(path.join(copy.folder, 'dist/site/index.html'), 'previous build');
});
afterAll(() => copy.remove());

/** Builds with an edited file and restores it; the build has to fail without touching dist. */
async function buildWith(file: string, from: RegExp, to: string): Promise<string> {
  const undo = copy.replace(file, from, to);
  const { code, output } = await copy.run('npm', 'run', 'build');
  undo();
  expect(code).toBe(1);
  expect(output).not.toContain('    at ');
  expect(readdirSync(path.join(copy.folder, 'dist'))).toEqual(['site']);
  expect(readFileSync(path.join(copy.folder, 'dist/site/index.html'), 'utf8')).toBe(
    'previous build',
  );
  expect(existsSync(path.join(copy.folder, 'dist-new'))).toBe(false);
  return output;
}

/* A mistake in colours; verify.test.ts has one in content, read-content.test.ts all of them. */
test.each([
  [
    'content/themes/dusk.css',
    /--ink: #\w+;/,
    '--ink: #dddddd;',
    /content\/themes\/dusk\.css: --ink: on --surface-tinted it has a contrast of \d\.\d\d:1; make it at least 7:1/,
  ],
])('a mistake in %s (%s) fails the build', async (file, from, to, message) => {
  expect(await buildWith(file, from, to)).toMatch(message);
});

test('PORTAL_URL has to be an address', async () => {
  const { code, output } = await copy.run(
    'env',
    'PORTAL_URL=portal.example',
    'npm',
    'run',
    'build',
  );
  expect(code).toBe(1);
  expect(output).toContain('PORTAL_URL must be an address such as https://portal.example.com');
  expect(output).not.toContain('    at ');
});

test('a link to a missing id fails the build once the pages are rendered', async () => {
  const file = 'content/en/index.yaml';
  expect(await buildWith(file, /to: \/websites/, "to: '#nowhere'")).toMatch(
    /link to #nowhere on \/ and .* has no element with the id 'nowhere'; use one of /,
  );
});
