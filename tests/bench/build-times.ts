import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { copyProject } from '../../pipeline/project-copy.ts';
import { pageFileName } from '../../pipeline/content/read/content-file.ts';

const registry = 'content/pages.yaml';
const words = 'content/en';

interface WrittenPage {
  path: string;
  view: string;
}

/** Repeats every page `times` times: its entry in the registry, and its words under another title. */
function repeatPages(folder: string, times: number): void {
  const file = path.join(folder, registry);
  const pages = parse(readFileSync(file, 'utf8')) as WrittenPage[];
  const copies = Array.from({ length: times - 1 }, (_, index) =>
    pages.map((page) => {
      const copy = {
        ...page,
        path: `/copy-${index + 1}-${page.path.slice(1) || 'home'}`,
        menus: [],
      };
      const source = path.join(folder, words, pageFileName(page.path));
      const copied = parse(readFileSync(source, 'utf8')) as { meta: { title: string } };
      copied.meta.title = copy.path;
      writeFileSync(path.join(folder, words, pageFileName(copy.path)), stringify(copied));
      return copy;
    }),
  );
  writeFileSync(file, stringify([...pages, ...copies.flat()]));
}

/** Builds a copy of the project with every page repeated `times` times; returns the seconds. */
function measureBuild(languages: readonly string[], times = 1): number {
  const copy = copyProject('build-times', { languages: `[${languages.join(', ')}]` });
  try {
    if (times > 1) {
      repeatPages(copy.folder, times);
    }
    const started = performance.now();
    execFileSync(process.execPath, ['commands/cli/run.ts', 'commands/build.ts'], {
      cwd: copy.folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return (performance.now() - started) / 1000;
  } finally {
    copy.remove();
  }
}

/** How long builds take, in seconds. */
export interface BuildTimes {
  english: number;
  everyLanguage: number;
  /** In English, with `growth` times as many pages. */
  grown: number;
  growth: number;
}

export function measureBuilds(languages: readonly string[], growth: number): BuildTimes {
  return {
    english: measureBuild(['en']),
    everyLanguage: measureBuild(languages),
    grown: measureBuild(['en'], growth),
    growth,
  };
}
