import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What the site imports of React, and the file of the package that is meant in production. */
const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

/** A file of React's as a module. It must be written as React's are: plain requires, plain exports. */
export function asModule(code: string, file: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const body = code
    .replaceAll(/^var ((?:\w+ = require\("[^"]+"\),?\s*)+);$/gm, (_, list: string) => {
      for (const [, name, from] of list.matchAll(/(\w+) = require\("([^"]+)"\)/g)) {
        imports.push(`import * as ${name} from "${from}";\n`);
      }
      return '';
    })
    .replaceAll(/^exports\.(\w+) =/gm, (match, name: string) => {
      if (names.has(name)) return match;
      names.add(name);
      return `var export_${name} =`;
    })
    .replaceAll(/\bexports\.(\w+)/g, 'export_$1');
  const left = /\b(?:require\(|module\.|exports\b)/.exec(body);
  if (left || names.size === 0) {
    throw new Error(
      `${file} is not written as expected (${left?.[0] ?? 'it exports nothing'}). ` +
        'Take pipeline/react-as-modules.ts out of pipeline/vite-plugins.ts: the site works without it, and is a little larger.',
    );
  }
  const list = [...names].map((name) => `export_${name} as ${name}`);
  return `${imports.join('')}${body}\nexport { ${list.join(', ')} };\n`;
}

/**
 * React comes as CommonJS, which a bundler wraps into one large function. The browser reads that
 * twice, once to skip it and once to run it, and nothing unused in it can be left out.
 */
export function reactAsModules(root: string): Plugin {
  const require = createRequire(path.join(root, 'package.json'));
  const modules = new Map<string, string>();
  return {
    name: 'react-as-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId(id) {
      const file = files[id];
      if (file === undefined) return null;
      const [name = ''] = file.split('/');
      const packages = path.dirname(path.dirname(require.resolve(`${name}/package.json`)));
      const found = path.join(packages, file);
      modules.set(found, file);
      return found;
    },
    transform(code, id) {
      const file = modules.get(id);
      return file === undefined ? null : { code: asModule(code, file), map: null };
    },
  };
}
