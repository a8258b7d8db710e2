import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import stylelint from 'stylelint';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unsupported-features-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs one of the project's tools on a script and returns its output. */
function runTool(script: string, tool: string, args: string[]): string {
  writeFileSync(path.join(folder, 'script.ts'), script);
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin', tool), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout;
}

function compile(script: string): string {
  const compilerOptions = { typeRoots: [path.join(root, 'node_modules/@types')], types: ['web'] };
  const config = { extends: path.join(root, 'src/tsconfig.json'), compilerOptions };
  const include = ['script.ts', path.join(root, 'src/newer-apis.d.ts')];
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ ...config, include }));
  return runTool(script, 'tsc', ['-p', folder]);
}

describe('the compiler', () => {
  test('accepts APIs that browsers from early 2022 have', () => {
    expect(compile('export const last = [1, 2].at(-1); structuredClone(last);')).toBe('');
  });

  test('rejects newer APIs by name', () => {
    const newer = {
      toSorted: '[2, 1].toSorted()',
      toReversed: '[2, 1].toReversed()',
      findLast: '[2, 1].findLast(Boolean)',
      withResolvers: 'Promise.withResolvers()',
      canParse: "URL.canParse('/')",
      any: 'AbortSignal.any([])',
      timeout: 'AbortSignal.timeout(1)',
      startViewTransition: 'document.startViewTransition(() => {})',
      showPopover: 'document.body.showPopover()',
    };
    const output = compile(`export const all: unknown[] = [${Object.values(newer).join()}];`);
    for (const name of Object.keys(newer)) expect(output).toContain(`'${name}'`);
  });

  test('requires a check before calling an API that is declared optional', () => {
    expect(compile('document.body.hidePopover();')).toContain('possibly');
    expect(compile('document.body.hidePopover?.();')).toBe('');
  });
});

describe('the linter', () => {
  const lint = (script: string) =>
    runTool(script, 'oxlint', ['-c', path.join(root, '.oxlintrc.json'), 'script.ts']);

  test('rejects selectors that throw in some supported browsers, in every query method', () => {
    const calls = ["matches(':popover-open')", "closest('a:has(b)')", 'querySelector(`p:open`)'];
    const script = calls.map((call) => `document.body.${call}`).join();
    const output = lint(`export const all: unknown[] = [${script}];`);
    for (const name of [':popover-open', ':has', ':open']) {
      expect(output).toContain(`${name} is not supported`);
    }
  });

  test('accepts selectors that every supported browser knows', () => {
    const selector = String.raw`li:is(:hover, [title=":open"]) > a:not([href])`;
    const script = `export const link = document.body.querySelector('${selector}');`;
    expect(lint(script)).not.toContain('is not supported');
  });
});

describe('stylelint', () => {
  async function lint(code: string): Promise<string[]> {
    const { results } = await stylelint.lint({
      code,
      configFile: path.join(root, '.stylelintrc.json'),
      codeFilename: path.join(root, 'src/sections/example.module.css'),
    });
    return (results[0]?.warnings ?? [])
      .filter(({ rule }) => rule === 'plugin/use-baseline')
      .map(({ text }) => text);
  }

  test.each([
    '.a:has(.b) { color: inherit; }',
    '@container (width < 640px) { .a { color: inherit; } }',
    '.a { color: color-mix(in srgb, var(--ink) 4%, transparent); }',
    '.a { grid-template-rows: subgrid; }',
    '.a { min-height: 2lh; }',
  ])('rejects CSS that cannot be compiled for older browsers: %s', async (code) => {
    expect(await lint(code)).toHaveLength(1);
  });

  test.each([
    '@media (width >= 768px) { .a { text-wrap: balance; } }',
    '@supports (grid-template-rows: subgrid) { .a { grid-template-rows: subgrid; } }',
  ])('accepts %s', async (code) => {
    expect(await lint(code)).toEqual([]);
  });
});
