import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyProject } from '../pipeline/project-copy.ts';

// A build, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 });

let copy: ReturnType<typeof copyProject>;
beforeAll(() => {
  copy = copyProject('verify', { languages: '[en, bn]' });
});
afterAll(() => copy.remove());

const site = 'content/site.yaml';

test('an edit in another style is formatted; default values, habits and outdated translations are listed', async () => {
  const before = copy.read(site);
  const undo = copy.replace('content/en/index.yaml', /title: Fast\./, 'title: No surprises.');
  copy.replace(site, /^brand: Nokshi Host$/m, 'brand:   Nokshi Host');
  const { code, output } = await copy.run('npm', 'run', 'verify');
  expect(output).toContain(`Formatted ${site}`);
  expect(output).toContain('Content, colours, pictures and links are fine.');
  expect(output).toMatch(
    /site\.yaml:\d+: supportPhone: this phone number never rings; replace it with yours/,
  );
  expect(output).toMatch(
    /The English text of these files has changed since.*\n- content\/bn\/index\.yaml\n/,
  );
  expect(output).toMatch(
    /Habits of writing to mend:\n- content\/en\/index\.yaml:\d+: sections\.0\.title: ‘No surprises’: /,
  );
  undo();
  expect(code).toBe(0);
  expect(copy.read(site)).toBe(before);
});

test('with --release, default values are an error', async () => {
  const { code, output } = await copy.run('npm', 'run', 'verify', '--', '--release');
  expect(output).toContain('Default values to replace');
  expect(output).not.toContain('are fine');
  expect(code).toBe(1);
});

test('a mistake is reported with its file, line and field', async () => {
  const undo = copy.replace(site, /^brand: .*$/m, "brand: ''");
  const { code, output } = await copy.run('npm', 'run', 'verify');
  undo();
  expect(output).toMatch(/site\.yaml:\d+: brand: this may not be empty/);
  expect(output).not.toContain('    at ');
  expect(code).toBe(1);
});
