import path from 'node:path';

/*
 * A custom lint rule: imports between top-level folders point one way. A folder that is not listed
 * here may import anything.
 */

/** What each folder may import from, besides itself. */
export const allowedImports: Readonly<Record<string, readonly string[]>> = {
  'src/icons': ['src/generated'],
  'src/theme': [],
  'src/errors': [],
  'src/content/schema': ['src/icons'],
  'src/content': ['src/content/schema', 'src/icons'],
  'src/language': ['src/content', 'src/content/schema'],
  'src/pricing': ['src/content', 'src/content/schema', 'src/language'],
  'src/analytics': ['src/content'],
  'src/thirdParties': ['src/content', 'src/content/schema', 'src/language', 'src/ui'],
  'src/seo': ['src/content', 'src/content/schema', 'src/language'],
  'src/boot': ['src/theme', 'src/ui'],
  'src/portal': ['src/boot', 'src/content', 'src/content/schema', 'src/pricing', 'src/language'],
  'src/routing': [
    'src/boot',
    'src/analytics',
    'src/content',
    'src/content/schema',
    'src/errors',
    'src/icons',
    'src/language',
    'src/seo',
  ],
  'src/ui': ['src/icons', 'src/language', 'src/routing'],
  'src/sections': [
    'src/analytics',
    'src/content',
    'src/content/schema',
    'src/icons',
    'src/language',
    'src/portal',
    'src/pricing',
    'src/routing',
    'src/ui',
  ],
  'src/layout': [
    'src/boot',
    'src/content',
    'src/content/schema',
    'src/errors',
    'src/icons',
    'src/language',
    'src/portal',
    'src/routing',
    'src/theme',
    'src/thirdParties',
    'src/ui',
  ],
  'src/pages': [
    'src/content',
    'src/content/schema',
    'src/icons',
    'src/language',
    'src/layout',
    'src/portal',
    'src/pricing',
    'src/routing',
    'src/sections',
    'src/ui',
  ],
  cli: [],
  reader: ['cli', 'src/content', 'src/content/schema', 'src/icons'],
  release: ['cli'],
  server: ['cli', 'release'],
  sandbox: ['cli', 'src/content', 'src/content/schema'],
  bridge: ['cli', 'src/content', 'src/content/schema'],
  doctor: ['cli', 'src/content', 'src/content/schema', 'src/portal', 'src/pricing'],
};

/** The pipeline may import all of src, but none of the programs. */
const forbiddenImports: Readonly<Record<string, readonly string[]>> = {
  pipeline: ['server', 'sandbox', 'doctor', 'local', 'tests'],
};

const root = path.resolve(import.meta.dirname, '../..');

/** `src/ui` or `server`; for a page also its area, such as `home`. */
function locate(file: string): { folder: string; area?: string | undefined } {
  const [top = '', second = '', third = ''] = file.split('/');
  if (top !== 'src') return { folder: top };
  if (second === 'content' && third === 'schema') return { folder: 'src/content/schema' };
  const folder = `src/${second}`;
  return folder === 'src/pages' ? { folder, area: third } : { folder };
}

/** Why a file may not import another, or undefined if it may. Paths are relative to the root. */
export function importProblem(from: string, to: string): string | undefined {
  const importer = locate(from);
  const imported = locate(to);
  if (importer.folder === imported.folder) {
    if (importer.area === imported.area) return undefined;
    return `${importer.area} may not import from ${imported.area}: move what both need to src/sections.`;
  }
  const allowed = allowedImports[importer.folder];
  const refused =
    forbiddenImports[importer.folder]?.includes(imported.folder) ??
    (allowed !== undefined && !allowed.includes(imported.folder));
  if (!refused) return undefined;
  return `${importer.folder} may not import from ${imported.folder}; see tools/lint/import-boundaries.ts.`;
}

interface ImportNode {
  source?: { value: unknown } | null;
}

interface RuleContext {
  filename: string;
  report: (finding: { node: unknown; message: string }) => void;
}

/** Tests may import fixtures from anywhere. */
const isTest = (file: string) => /\.test\.tsx?$|(^|\/)test-[\w-]+\.ts$/.test(file);

export const importBoundaries = {
  create(context: RuleContext) {
    const file = path.relative(root, context.filename).replaceAll(path.sep, '/');
    if (isTest(file)) return {};
    const check = (node: ImportNode) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const message = importProblem(file, path.posix.join(path.posix.dirname(file), source));
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
