import path from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { moduleSource } from '../reader/module-source.ts';
import { ContentError } from '../reader/problem.ts';
import type { Problem } from '../reader/problem.ts';
import { contentFolder } from '../reader/content-file.ts';
import type { ContentFile } from '../reader/content-file.ts';
import type { ContentSource } from './content/source.ts';
import type { Company } from '../src/content/schema/company.ts';
import type { Site } from '../src/content/schema/site.ts';
import type { Language } from '../src/content/schema/language.ts';
import type { PlanFinderCopy } from '../src/content/schema/planFinder.ts';
import type { PageEntry, PageMeta } from '../src/content/schema/page.ts';

/** A save counts as finished once nothing has changed for this long. */
const debounceMs = 60;

/**
 * Compiles the YAML of src/content to modules, so that browsers get plain data with all facts filled
 * in. In development, every save of content or colours checks everything again and reloads the page; if
 * there are mistakes, the page stays as it was and shows them.
 */
export function yamlContent(root: string, source: ContentSource): Plugin {
  const folder = path.join(root, contentFolder);
  const themes = path.join(root, 'src/theme');

  function fileOf(id: string): { name: string; file: ContentFile } {
    const name = path.relative(folder, id).split(path.sep).join('/');
    const file = source.read().files.get(name);
    if (!file) throw new Error(`${id} is not in ${contentFolder}`);
    return { name, file };
  }

  /** Whether a file holds content or colours, which operators edit. */
  function isEditable(file: string): boolean {
    return file.startsWith(folder) ? !file.endsWith('.ts') : file.startsWith(themes);
  }

  function update({ environments, ws }: ViteDevServer): void {
    try {
      source.refresh();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      ws.send({ type: 'error', err: { message, stack: '', plugin: 'yaml-content' } });
      return;
    }
    for (const { moduleGraph } of Object.values(environments)) {
      for (const [id, node] of moduleGraph.idToModuleMap) {
        if (id.startsWith(folder) || id.startsWith('\0virtual:'))
          moduleGraph.invalidateModule(node);
      }
    }
    ws.send(source.problems.length > 0 ? overlay(source.problems) : { type: 'full-reload' });
  }

  return {
    name: 'yaml-content',
    load: {
      filter: { id: /\.yaml$/ },
      handler(id) {
        const { name, file } = fileOf(id);
        const inBrowser = this.environment.name === 'client';
        return {
          code: moduleSource(name, inBrowser ? forBrowser(name, file) : file),
          moduleType: 'js',
        };
      },
    },
    configureServer(server) {
      server.ws.on('connection', () => {
        if (source.problems.length > 0) server.ws.send(overlay(source.problems));
      });
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_event, file) => {
        if (!isEditable(file)) return;
        // Editors empty or replace a file before they write it, and people save twice.
        clearTimeout(timer);
        timer = setTimeout(() => update(server), debounceMs);
      });
    },
    hotUpdate: ({ file }) => (isEditable(file) ? [] : undefined),
  };
}

/** The error that Vite shows over the page. */
function overlay(problems: readonly Problem[]): ErrorPayload {
  const { message } = new ContentError(problems);
  return { type: 'error', err: { message, stack: '', plugin: 'yaml-content' } };
}

/** Facts that only the build needs, such as those of the security policy and of security.txt. */
const buildFacts = new Set<string>([
  'analytics',
  'analyticsId',
  'chat',
  'chatId',
  'consent',
  'allowedHosts',
  'languages',
  'leadsUrl',
  'notice',
  'hstsIncludeSubDomains',
  'securityTxtExpires',
] satisfies (keyof Site)[]);

/** Leaves out what only the HTML needs, such as descriptions, and what page-views.ts puts in separate modules. */
function forBrowser(name: string, file: ContentFile): ContentFile {
  const { written, value } = file;
  if (name === 'pages.yaml') {
    const pages = (value as PageEntry[]).map(
      ({
        view: _view,
        description: _description,
        inSitemap: _inSitemap,
        title: _title,
        note: _note,
        article: _article,
        ...page
      }) => page,
    );
    return { written: pages, value: pages };
  }
  if (name === 'site.yaml') {
    const facts = Object.entries(value as Site).filter(([fact]) => !buildFacts.has(fact));
    const site = Object.fromEntries(facts);
    return { written: site, value: site };
  }
  if (name.endsWith('/company.yaml')) {
    const { tagline, address, days } = value as Company;
    return { written, value: { tagline, address, days } };
  }
  if (name.endsWith('/language.yaml')) {
    const { names: _names, openGraph: _openGraph, ...language } = value as Language;
    return { written, value: language };
  }
  if (name.endsWith('/plans/finder.yaml')) {
    const { take: _take, rules, ...words } = value as PlanFinderCopy;
    const finder = { ...words, rules: rules.map(({ need: _need, ...rule }) => rule) };
    return { written: finder, value: finder };
  }
  if (!isPageCopy(value)) return file;
  return { written, value: { ...value, meta: { title: value.meta.title } } };
}

function isPageCopy(value: unknown): value is { meta: PageMeta } {
  return typeof value === 'object' && value !== null && 'meta' in value;
}
