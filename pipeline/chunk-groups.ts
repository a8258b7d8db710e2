import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** A module and everything it imports statically. */
function withImports(id: string, context: Context, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
    withImports(imported, context, seen);
  }
  return seen;
}

/** Chunks with a name of their own; the bundler splits the rest by what the pages share. */
export function chunkGroups(clientEntry: string): Rolldown.CodeSplittingGroup[] {
  let app: Set<string> | undefined;
  const isApp = (id: string, context: Context): boolean =>
    (app ??= withImports(clientEntry, context)).has(id);
  return [
    // Stays cached when a release changes only the site's code, and runs before the app, in its own task.
    {
      name: 'react',
      test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
      priority: 2,
    },
    // Everything else that every page needs, including the base styles. The bundler's own tag for what
    // entries import would include the pages too, because each of them is an entry.
    { name: (id, context) => (isApp(id, context) ? 'app' : null), priority: 1 },
  ];
}
