import path from 'node:path';

/*
 * A custom lint rule: the folders of this repository are rooms, and imports between them point one
 * way. A room that is not listed here may import anything.
 */

/** What each room may import from, besides itself. */
export const allowedImports: Readonly<Record<string, readonly string[]>> = {
  'src/icons': ['src/generated'],
  'src/theme': [],
  'src/errors': [],
  'src/content/schema': ['src/content', 'src/icons'],
  'src/content': ['src/content/schema', 'src/icons'],
  'src/pricing': ['src/content/schema'],
  'src/analytics': ['src/content'],
  'src/seo': ['src/content', 'src/content/schema'],
  'src/boot': ['src/theme', 'src/ui'],
  'src/portal': ['src/boot', 'src/content', 'src/content/schema', 'src/pricing'],
  'src/routing': [
    'src/analytics',
    'src/content',
    'src/content/schema',
    'src/errors',
    'src/icons',
    'src/seo',
  ],
  'src/ui': ['src/icons', 'src/routing'],
  'src/sections': [
    'src/content',
    'src/content/schema',
    'src/icons',
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
    'src/portal',
    'src/routing',
    'src/theme',
    'src/ui',
  ],
  'src/pages': [
    'src/content',
    'src/content/schema',
    'src/icons',
    'src/layout',
    'src/portal',
    'src/pricing',
    'src/routing',
    'src/sections',
    'src/ui',
  ],
  cli: [],
  release: [],
  server: ['cli', 'release'],
  sandbox: ['cli'],
  doctor: ['cli', 'src/content', 'src/content/schema', 'src/portal', 'src/pricing'],
};

/** Pipeline reads all of src, but no program. */
const forbiddenImports: Readonly<Record<string, readonly string[]>> = {
  pipeline: ['server', 'sandbox', 'doctor', 'local', 'tests'],
};

const root = path.resolve(import.meta.dirname, '../..');

/** `src/pages/home` for a page's file, `src/ui` for a component, `server` for a program. */
function roomOf(file: string): { room: string; area?: string | undefined } {
  const [top = '', second = '', third = ''] = file.split('/');
  if (top !== 'src') return { room: top };
  if (second === 'content' && third === 'schema') return { room: 'src/content/schema' };
  const room = `src/${second}`;
  return room === 'src/pages' ? { room, area: third } : { room };
}

/** Why a file may not import another (both relative to the root), or nothing if it may. */
export function importProblem(from: string, to: string): string | undefined {
  const importer = roomOf(from);
  const imported = roomOf(to);
  if (importer.room === imported.room) {
    if (importer.area === imported.area) return undefined;
    return `${importer.area} may not import from ${imported.area}: move what both need to src/sections.`;
  }
  const allowed = allowedImports[importer.room];
  const refused =
    forbiddenImports[importer.room]?.includes(imported.room) ??
    (allowed !== undefined && !allowed.includes(imported.room));
  if (!refused) return undefined;
  return `${importer.room} may not import from ${imported.room}; tools/lint/rooms.ts lists what it may.`;
}

interface ImportNode {
  source?: { value: unknown } | null;
}

interface RuleContext {
  filename: string;
  report: (finding: { node: unknown; message: string }) => void;
}

/** Tests may reach for fixtures anywhere. */
const isTest = (file: string) => /\.test\.tsx?$|(^|\/)test-[\w-]+\.ts$/.test(file);

export const rooms = {
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
