import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readServiceSettings } from '../bridge/settings.ts';
import { bundlePrograms } from '../pipeline/bundle-programs.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { makeBuild, TestServer } from './test-server-folder.ts';

/* site.test.ts tests the scripts; `npm run test:hosts` tests the nginx snippets. */

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kit-'));
  await bundlePrograms(folder, root);
});
afterAll(() => [folder, ...builds].forEach((made) => rmSync(made, { recursive: true })));

const builds: string[] = [];
async function newBuild(word: string): Promise<string> {
  const dist = await makeBuild(word);
  builds.push(dist);
  return dist;
}

interface Ended {
  code: number;
  output: string;
}

/** Runs a program without blocking this process, which answers its requests. */
function run(file: string, args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      file,
      args,
      { cwd: folder, env: { PATH: '/usr/bin:/bin', ...env } },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, output: out + err }),
    );
  });
}

describe('the bridge’s systemd unit', () => {
  const unit = read('bridge.service');

  test('starts the live release’s bridge, for this machine only, with settings of its own', () => {
    const all = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' '),
    );
    const environment = Object.fromEntries(all.map((setting) => setting.split('=')));
    expect(readServiceSettings(environment)).toEqual({
      host: '127.0.0.1',
      port: 3010,
      data: '/var/lib/bridge',
      proxies: [],
    });
    expect(unit).toContain('\nStateDirectory=bridge\n');
    expect(unit).toContain('\nEnvironmentFile=/etc/default/bridge\n');
    const script = /^ExecStart=\/usr\/bin\/node \/srv\/site\/current\/(.+)$/m.exec(unit)?.[1] ?? '';
    expect(existsSync(path.join(folder, script))).toBe(true);
    expect(unit).not.toMatch(/SECRET|IDENTIFIER/);
  });
});

test('the proxies in front of the bridge use its port and overwrite what visitors send', () => {
  for (const file of ['nginx/bridge.conf', 'apache-bridge.conf']) {
    expect(read(file)).toContain('http://127.0.0.1:3010/setu/');
    expect(read(file)).toMatch(/(unset X-Forwarded-For|X-Forwarded-For \$remote_addr;)$/m);
  }
});

describe('the doctor’s cron entry', () => {
  const entry = read('site-doctor')
    .split('\n')
    .find((line) => /^\d/.test(line));
  const [, command = ''] = /^\d+ \d+ \* \* \* {2}nobody {2}(.+)$/.exec(entry ?? '') ?? [];

  test('needs nothing but a build', async () => {
    const sandbox = await startSandbox({ port: 0, host: '127.0.0.1' });
    const [, script = '', ...flags] = command.split(' ');
    expect(path.dirname(script)).toBe('/srv/site/current');
    const doctor = path.join(folder, path.basename(script));
    const portal = `http://127.0.0.1:${sandbox.port}`;
    const found = await run(process.execPath, [doctor, ...flags], { PORTAL_URL: portal });
    await sandbox.close();
    expect(found).toEqual({ code: 1, output: expect.stringContaining('2 problems, 2 warnings.') });
    const gone = await run(process.execPath, [doctor, ...flags], { PORTAL_URL: portal });
    expect(gone).toEqual({ code: 2, output: expect.stringMatching(/^Could not reach/) });
  });

  test('a build’s doctor checks the portal that the build was made for', async () => {
    const built = mkdtempSync(path.join(tmpdir(), 'kit-'));
    process.env['PORTAL_URL'] = 'http://127.0.0.1:9';
    await bundlePrograms(built, root).finally(() => delete process.env['PORTAL_URL']);
    const { output } = await run(process.execPath, [path.join(built, 'doctor.js')]);
    rmSync(built, { recursive: true });
    expect(output).toMatch(/^Could not reach http:\/\/127\.0\.0\.1:9:/);
  });
});

describe('the Dockerfile', () => {
  const text = read('Dockerfile');
  const steps = text
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => {
      const [instruction = '', ...words] = line.split(' ');
      return { instruction, words, rest: words.join(' ') };
    });

  test('copies only files that exist', async () => {
    const dist = await newBuild('docker');
    const copies = steps.filter(({ instruction }) => instruction === 'COPY');
    const missing = copies.flatMap(({ words }) => {
      const fromBuild = words[0] === '--from=build';
      const sources = words.slice(fromBuild ? 1 : 0, -1);
      return sources.filter((source) => {
        const file = fromBuild ? source.replace('/project/dist', dist) : path.join(root, source);
        return !existsSync(file);
      });
    });
    expect(copies.length).toBeGreaterThan(4);
    expect(missing).toEqual([]);
  });
});

interface Step {
  uses?: string;
  run?: string;
  name?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}
interface Job {
  needs?: string;
  environment?: string;
  steps: Step[];
}

describe('the workflow', () => {
  const workflow = parse(read('github-actions.yml')) as {
    permissions: object;
    concurrency: object;
    on: { workflow_dispatch: { inputs: { action: { options: string[] } } } };
    jobs: { build: Job; deploy: Job };
  };
  const { build, deploy } = workflow.jobs;
  const step = (name: string) => deploy.steps.find((one) => one.name === name)?.run ?? '';

  test('tests and builds before it deploys, one at a time', () => {
    expect(build.steps.flatMap((one) => one.run ?? [])).toEqual([
      'npm ci',
      'npm run verify -- --release',
      'npm test',
      'npm run build',
    ]);
    expect(deploy.needs).toBe('build');
    expect(workflow.concurrency).toEqual({ group: 'deploy', 'cancel-in-progress': false });
    expect(workflow.on.workflow_dispatch.inputs.action.options).toEqual(['release', 'rollback']);
  });

  test('gives secrets to the protected job only, and never interpolates an input into a command', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(deploy.environment).toBe('production');
    expect(JSON.stringify(build)).not.toContain('secrets.');
    for (const { run: script = '' } of [...build.steps, ...deploy.steps]) {
      expect(script).not.toContain('${{');
    }
  });

  test('sets up ssh so that only the known server is trusted', async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'home-'));
    const env = { HOME: home, KEY: 'key', KNOWN_HOSTS: 'hosts', SSH_PORT: '2222' };
    expect(await run('bash', ['-e', '-c', step('Set up ssh')], env)).toEqual({
      code: 0,
      output: '',
    });
    const file = (name: string) => path.join(home, '.ssh', name);
    expect(readFileSync(file('id_deploy'), 'utf8')).toBe('key\n');
    expect(statSync(file('id_deploy')).mode & 0o777).toBe(0o600);
    expect(readFileSync(file('known_hosts'), 'utf8')).toBe('hosts\n');
    expect(readFileSync(file('config'), 'utf8')).toContain('StrictHostKeyChecking yes\n');
    rmSync(home, { recursive: true });
  });

  test('rolls back to the previous release, or to a given number', async () => {
    const server = new TestServer();
    await server.start();
    for (const word of ['one', 'two', 'three']) await server.site('release', await newBuild(word));
    const rollBack = (NUMBER: string) =>
      server.run(['-e', '-c', step('Roll back')], { TARGET: server.folder, NUMBER });
    expect((await rollBack('')).code).toBe(0);
    expect(server.live).toBe('2');
    expect((await rollBack('1')).code).toBe(0);
    expect(server.live).toBe('1');
    await server.stop();
  });
});
