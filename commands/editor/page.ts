import { asForms } from './backend.ts';
import type { Backend } from './backend.ts';
import { Documents } from './documents.ts';
import type { EditorConfig } from './documents.ts';

/* The editor's page: starts Decap CMS with our forms and shows the results of the checks below them. */

interface Entry {
  get: (name: string) => string;
  getIn: (names: string[]) => unknown;
}
declare const h: (type: string, properties: object) => unknown;
declare const CMS: {
  init: (options: object) => void;
  getBackend: (name: string) => { init: (...options: unknown[]) => Backend };
  getLocale: (language: string) => { editor: { editorToolbar: object } };
  registerLocale: (language: string, words: object) => void;
  registerPreviewTemplate: (name: string, view: (shown: { entry: Entry }) => unknown) => void;
};

await new Promise((resolve, reject) => {
  // Keeps Decap CMS from starting by itself.
  Object.assign(globalThis, { CMS_MANUAL_INIT: true });
  const script = Object.assign(document.createElement('script'), { src: 'decap-cms.js' });
  script.addEventListener('load', resolve);
  script.addEventListener('error', reject);
  document.head.append(script);
});
const config = (await (await fetch('config.json')).json()) as EditorConfig;
const documents = new Documents(config);
const isLocal = config['isLocal'] === true;
const findings = document.querySelector<HTMLElement>('#findings');

function show(state: string, verdict: string, items: readonly HTMLElement[] = []): void {
  if (!findings) return;
  findings.dataset['state'] = state;
  findings.querySelector('p')?.replaceChildren(verdict);
  findings.querySelector('ul')?.replaceChildren(...items);
}

interface Problem {
  file: string;
  text: string;
}

/** Runs our checks on what is saved, and links each problem to its form. */
async function check(): Promise<void> {
  const response = await fetch('problems').catch(() => undefined);
  if (!response)
    return show('refused', 'The editor has stopped. Start it again with npm run edit.');
  const problems = (await response.json()) as Problem[];
  const items = problems.map(({ file, text }) => {
    const item = document.createElement('li');
    const link = item.appendChild(document.createElement('a'));
    link.href = documents.addressOf(documents.pathOf(file)) ?? '#/';
    link.textContent = text;
    return item;
  });
  if (problems.length === 0) show('fine', 'All content is fine.');
  else show('problems', `To mend before the site is published (${problems.length}):`, items);
}

function saved(error?: Error): void {
  if (error) show('refused', `Not saved. ${error.message}.`);
  else if (isLocal) void check();
  else show('fine', 'Saved. The checks of the git host say whether it can be published.');
}

/** The page that a form is about, as the site shows what was saved. */
function addressOf(entry: Entry): string {
  const path = entry.get('path');
  const base = path.replace(/^.*\/|\.\w+$/g, '');
  if (path.startsWith('*/blog/')) return `/blog-details/${base}`;
  if (path.startsWith('*/plans/'))
    return (entry.getIn(['data', 'path']) as string | undefined) ?? '/';
  return /^\*\/(legal\/)?[^/]+$/.test(path) && base !== 'index' ? `/${base}` : '/';
}

const backend = CMS.getBackend(config.backend.name);
const { init } = backend;
backend.init = (...options) => asForms(init(...options), documents, saved);
for (const { name, files } of config.collections) {
  for (const template of files?.map((file) => file.name) ?? [name]) {
    CMS.registerPreviewTemplate(template, ({ entry }) =>
      h('iframe', {
        src: config.preview + addressOf(entry),
        title: 'The page',
        style: { border: 0, width: '100%', height: '100vh' },
      }),
    );
  }
}
if (isLocal) {
  localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
  // What Decap CMS calls publishing only saves files on this machine.
  const words = CMS.getLocale('en');
  Object.assign(words.editor.editorToolbar, {
    publish: 'Save',
    publishNow: 'Save now',
    publishing: 'Saving …',
    published: 'Saved',
  });
  CMS.registerLocale('en', words);
  saved();
}
CMS.init({ config });
