import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ProgramResult } from '../commands/cli/test-process.ts';
import { writeChecksums } from '../pipeline/checksums.ts';

const root = path.resolve(import.meta.dirname, '..');

/** A fake program, for one that may not be installed or that would contact another machine. */
function addProgram(folder: string, name: string, script: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(folder, name), 0o755);
}

const hasRsync = (process.env['PATH'] ?? '')
  .split(path.delimiter)
  .some((folder) => existsSync(path.join(folder, 'rsync')));

/** Copies the second-to-last argument into the last, like `rsync source/ target/`. */
const copyInstead = `for last; do before=\${source-}; source=$last; done
cp -R "$before." "\${last#*:}"`;

/** A build whose only page and script contain `word`. */
export async function makeBuild(word: string): Promise<string> {
  const dist = mkdtempSync(path.join(tmpdir(), 'build-'));
  const files = {
    'rules.json': '{}',
    'doctor.js': '',
    'bridge.mjs': '',
    'site/index.html': word,
    'site/404.html': 'not found',
    [`site/assets/${word}.js`]: word,
    'site/.well-known/security.txt': 'Contact: x',
    'nginx/server.conf': `# ${word}`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
  }
  writeFileSync(path.join(dist, `site/assets/${word}.js.gz`), gzipSync(word));
  await writeChecksums(dist);
  return dist;
}

/** The site's folder on a server, with a web server that serves the live release. */
export class TestServer {
  readonly base = mkdtempSync(path.join(tmpdir(), 'server-'));
  readonly folder = path.join(this.base, 'site');
  readonly bin = path.join(this.base, 'bin');
  /** Set to false to break the web server. */
  works = true;
  readonly #server = createServer((request, response) => {
    const file = path.join(
      this.folder,
      'current/www',
      (request.url ?? '').replace(/\/$/, '/index.html'),
    );
    const found = this.works && existsSync(file);
    response.writeHead(found ? 200 : 500).end(found ? readFileSync(file) : '');
  });

  async start(): Promise<void> {
    mkdirSync(this.folder);
    if (!hasRsync) addProgram(this.bin, 'rsync', copyInstead);
    addProgram(
      this.bin,
      'ssh',
      'while [ "$1" != sh ] && [ "$1" != rsync ]; do shift; done; exec sh -c "$*"',
    );
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.configure('CHECK_SECONDS=2');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Writes deploy.conf: the address to check, and these lines. */
  configure(...lines: string[]): void {
    const text = [`CHECK_URL=${this.url}`, ...lines, ''].join('\n');
    writeFileSync(path.join(this.folder, 'deploy.conf'), text);
  }

  replaceProgram(name: string, script: string): void {
    addProgram(this.bin, name, script);
  }

  /** `sh deploy/site.sh command TARGET …` */
  site(command: string, ...rest: string[]): Promise<ProgramResult> {
    return this.sh('site.sh', command, this.folder, ...rest);
  }

  sh(script: string, ...args: string[]): Promise<ProgramResult> {
    return this.run([path.join(root, 'deploy', script), ...args]);
  }

  /** Runs a shell with this server's programs on its PATH. */
  run(args: string[], env: Record<string, string> = {}): Promise<ProgramResult> {
    const child = spawn('sh', args, {
      cwd: root,
      env: { ...process.env, PATH: `${this.bin}${path.delimiter}${process.env['PATH']}`, ...env },
    });
    const printed = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => (printed.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (printed.stderr += chunk.toString()));
    return new Promise((resolve) => {
      child.once('close', (code) => resolve({ code, ...printed }));
    });
  }

  /** Everything in `releases`, half-finished uploads included, by number. */
  get releases(): string[] {
    const folder = path.join(this.folder, 'releases');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .map((name) => name.replace(/^(\d+)-.*/, '$1'))
      .sort();
  }

  /** The number of the live release. */
  get live(): string {
    return path.basename(readlinkSync(path.join(this.folder, 'current'))).replace(/-.*/, '');
  }

  /** What visitors get at a path. */
  async get(address: string): Promise<string> {
    return (await fetch(this.url + address)).text();
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    rmSync(this.base, { recursive: true });
  }
}
