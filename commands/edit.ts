import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { contentProblems } from '../pipeline/content/check.ts';
import { contentFolder, defaultLanguage } from '../pipeline/content/read/content-file.ts';
import { valueOf } from '../pipeline/content/read/known-files.ts';
import { lostAddresses } from '../pipeline/content/read/lost-addresses.ts';
import { describeProblem } from '../pipeline/content/read/problem.ts';
import { readContent } from '../pipeline/content/read/read-content.ts';
import { readFlags } from './cli/flags.ts';
import { installTool } from './cli/install-tool.ts';
import { listen } from './cli/listen.ts';
import { openBrowser } from './cli/open-browser.ts';
import { readPort } from './cli/settings.ts';
import { stopOnSignal } from './cli/stop-signals.ts';
import { exitWithError, UserError } from './cli/user-error.ts';
import { editorConfig } from './editor/config.ts';

const root = path.resolve(import.meta.dirname, '..');

const usage = `npm run edit opens forms for the files in content in the browser, on this machine only, with the site
beside them. They write the same YAML and Markdown that you would edit by hand. The first run installs Decap CMS.

Options:
  --no-browser     does not open a browser
  --no-preview     does not start npm run dev
  --web FILE       writes the forms to dist/edit instead, for a web server; FILE is JSON with the
                   "backend" of your git host (docs/editing-in-the-browser.md)
  --help           shows this text

Environment variables:
  EDIT_PORT        port of the editor (default 3030)
  PORT             port of the site beside the forms (default 3000)`;

/** Decap CMS compiles its validation with eval and adds inline styles. */
const policy = (preview: string) =>
  `default-src 'self' blob: data:; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; frame-src 'self' blob: ${preview}; frame-ancestors 'none'`;

/** The packages of commands/editor, installed when the editor first runs. */
function install(): string {
  try {
    return path.resolve(installTool(root, 'commands/editor', 'decap-server'), '..');
  } catch {
    throw new UserError(
      'The editor could not be installed: see what npm printed above. The first run needs internet access.',
    );
  }
}

/** Writes the page: Decap CMS and our own files. */
async function writePage(packages: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(packages, 'decap-cms/dist'), folder, {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  for (const [from, to] of [
    ['page.html', 'index.html'],
    ['page.css', 'page.css'],
  ] as const) {
    cpSync(path.join(root, 'commands/editor', from), path.join(folder, to));
  }
  const bundle = await rolldown({
    input: path.join(root, 'commands/editor/page.ts'),
    platform: 'browser',
  });
  await bundle.write({ file: path.join(folder, 'page.js'), format: 'esm' });
  await bundle.close();
}

function config(more: object) {
  const { files } = readContent(root);
  const { languages } = valueOf(files, 'site.yaml');
  const all = [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)];
  return { ...editorConfig(root, all), ...more };
}

/** Decap CMS's own local server, for content only and for our page only. */
export function editorServer(packages: string, page: string, preview: string): RequestListener {
  const require = createRequire(path.join(packages, 'x.js'));
  type Handler = (request: IncomingMessage, response: Reply, next: () => void) => void;
  type Reply = ServerResponse & { json: (value: unknown) => void };
  interface App extends RequestListener {
    use: (handler: unknown) => void;
    get: (address: string, handler: Handler) => void;
  }
  const express = require('express') as (() => App) & {
    json: (limits: object) => unknown;
    static: (folder: string) => unknown;
  };
  const { registerLocalFs } = require('decap-server/dist/middlewares.js') as {
    registerLocalFs: (app: App, options: object) => Promise<void>;
  };
  process.env['GIT_REPO_DIRECTORY'] = path.join(root, contentFolder);
  const app = express();
  const guard: Handler = ({ headers, method }, response, next) => {
    // Keeps out other sites that are open in the browser, whatever host name they use to get here.
    const isOurs =
      /^(localhost|127\.0\.0\.1):\d+$/.test(headers.host ?? '') &&
      headers['sec-fetch-site'] !== 'cross-site';
    response.setHeader('content-security-policy', policy(preview));
    response.setHeader('cache-control', 'no-store');
    if (isOurs && (method === 'GET' || headers.origin === `http://${headers.host}`)) next();
    else response.writeHead(403).end('The editor accepts requests from its own page only.');
  };
  app.use(guard);
  app.use(express.json({ limit: '20mb' }));
  app.use(express.static(page));
  app.get('/config.json', (_, response) => response.json(config({ preview, isLocal: true })));
  app.get('/problems', (_, response) => {
    const problems = [...contentProblems(root), ...lostAddresses(root, readContent(root).files)];
    response.json(
      problems.map((problem) => ({
        file: problem.file.slice(contentFolder.length + 1),
        text: describeProblem(problem),
      })),
    );
  });
  void registerLocalFs(app, { logLevel: 'error' });
  app.use((error: Error & { status?: number }, _: unknown, response: Reply, _next: unknown) => {
    response.statusCode = error.status ?? 500;
    response.json({
      error: error.status === 413 ? 'This is too large to be saved' : error.message,
    });
  });
  return app;
}

async function edit(): Promise<void> {
  const flags = readFlags(
    process.argv.slice(2),
    {
      'no-browser': { type: 'boolean' },
      'no-preview': { type: 'boolean' },
      web: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
    'npm run edit',
  );
  if (flags.help) return console.log(usage);
  const packages = install();
  const page =
    flags.web === undefined ? path.join(packages, '.page') : path.join(root, 'dist/edit');
  await writePage(packages, page);
  if (flags.web !== undefined) {
    const given = JSON.parse(readFileSync(flags.web, 'utf8')) as object;
    const { url } = valueOf(readContent(root).files, 'site.yaml');
    const web = config({
      preview: url,
      prefix: `${contentFolder}/`,
      media_folder: `${contentFolder}/images`,
      ...given,
    });
    writeFileSync(path.join(page, 'config.json'), JSON.stringify(web));
    return console.log('The forms are in dist/edit. Put this folder on a host name of its own.');
  }
  const port = readPort(process.env, 'EDIT_PORT', 3030);
  const preview = `http://localhost:${readPort(process.env, 'PORT', 3000)}`;
  const editor = await listen(createServer(editorServer(packages, page, preview)), {
    port,
    host: '127.0.0.1',
    portVariable: 'EDIT_PORT',
  });
  const dev = flags['no-preview']
    ? undefined
    : spawn(process.execPath, ['commands/cli/run.js', 'commands/dev.ts'], {
        cwd: root,
        stdio: 'inherit',
      });
  stopOnSignal(async () => {
    dev?.kill();
    await editor.close();
  });
  console.log(`Editor   http://localhost:${port} (Ctrl-C stops it)`);
  if (!flags['no-browser']) openBrowser(`http://localhost:${port}`);
}

await edit().catch(exitWithError);
