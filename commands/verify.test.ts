import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyProject } from '../pipeline/project-copy.ts';

// A build, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 });

let copy: ReturnType<typeof copyProject>;
beforeAll(async () => {
  copy = copyProject('verify', { smallSite: true });
  copy.replace(site, /^supportPhone: .*$/m, 'supportPhone: +880 0000-000000');
  copy.write('content/habits.yaml', 'en: [{ find: sites, problem: unclear, better: websites }]\n');
  const stamped = await copy.run('npm', 'run', 'translated', '--', 'content/bn/index.yaml');
  if (stamped.code !== 0) throw new Error(stamped.output);
});
afterAll(() => copy.remove());

const site = 'content/site.yaml';

test('an edit in another style is formatted; default values, habits and outdated translations are listed', async () => {
  const before = copy.read(site);
  const undo = copy.replace('content/en/index.yaml', /title: Websites that/, 'title: Sites that');
  copy.replace(site, /^brand: Rupsha Servers$/m, 'brand:   Rupsha Servers');
  const { code, output } = await copy.run('npm', 'run', 'verify');
  expect(output).toContain(`Formatted ${site}`);
  expect(output).toContain('Content, colours, pictures and links are fine.');
  expect(output).toMatch(
    /site\.yaml:\d+: supportPhone: this phone number never rings; replace it with yours/,
  );
  expect(output).toMatch(
    /The English text of these files has changed since.*\n(?:- .*\n)*- content\/bn\/index\.yaml\n/,
  );
  expect(output).toMatch(
    /Habits of writing to mend:\n(?:- .*\n)*- content\/en\/index\.yaml:\d+: sections\.0\.title: ‘Sites’: unclear; better: websites/,
  );
  undo();
  expect(code).toBe(0);
  expect(copy.read(site)).toBe(before);
});

test('--mentions lists the lines that contain a word', async () => {
  const { code, output } = await copy.run('npm', 'run', 'verify', '--', '--mentions', 'MACHINES');
  expect(output).toMatch(/^content\/en\/machines\.yaml:\d+: /m);
  expect(output).toMatch(/^content\/plans\/machines\.yaml:\d+: path: \/machines$/m);
  expect(code).toBe(0);
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

test('with --due, what runs out is an error', async () => {
  const undo = copy.replace(
    site,
    /^securityTxtExpires: .*$/m,
    'securityTxtExpires: 2026-01-01T00:00:00Z',
  );
  const { code, output } = await copy.run('npm', 'run', 'verify', '--', '--due');
  undo();
  expect(output).toMatch(/Due soon:\n(?:- .*\n)*- content\/site\.yaml:\d+: securityTxtExpires/);
  expect(code).toBe(1);
});
