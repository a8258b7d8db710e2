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

/** What the app imports, and what nearly all pages import, so that the next page doesn't bring it again. */
function appModules(clientEntry: string, pages: readonly string[], context: Context): Set<string> {
  const ofPages = pages.map((page) => withImports(page, context));
  const isCommon = (id: string) =>
    ofPages.filter((modules) => modules.has(id)).length > 0.8 * pages.length;
  const common = ofPages.flatMap((modules) => [...modules].filter(isCommon));
  return new Set([...withImports(clientEntry, context), ...common]);
}

/** Chunks with a name of their own; the bundler splits the rest by what the pages share. */
export function chunkGroups(
  clientEntry: string,
  pages: readonly string[],
): Rolldown.CodeSplittingGroup[] {
  let app: Set<string> | undefined;
  const isApp = (id: string, context: Context): boolean =>
    (app ??= appModules(clientEntry, pages, context)).has(id);
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
