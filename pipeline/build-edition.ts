import path from 'node:path';
import { build } from 'vite';
import { pages } from '../src/site/pages.ts';
import { allOrFirstError } from './all-or-first-error.ts';
import { clientEntry } from './page-assets.ts';
import { pageSource } from './content/page-module.ts';
import { siteConfig } from '../vite.config.ts';

/** The site in one language, and where its build writes what later steps need. */
export interface Edition {
  language: string;
  /** The folder of the program that renders its pages. */
  renderFolder: string;
  /** Vite's manifest of the files for browsers. */
  manifestFile: string;
}

/**
 * Bundles an edition, for browsers and to render its pages. Editions share a folder: files with the same
 * content have the same name, so visitors who read two languages load React and most styles once.
 */
export async function buildEdition(
  root: string,
  siteFolder: string,
  { language, renderFolder, manifestFile }: Edition,
): Promise<void> {
  const shared = { root, configFile: false, logLevel: 'warn' } as const;
  const config = (isSsrBuild: boolean) => siteConfig({ language, command: 'build', isSsrBuild });
  const [client, server] = [config(false), config(true)];
  const clientBuild = build({
    ...shared,
    ...client,
    build: {
      ...client.build,
      outDir: siteFolder,
      // Images and other editions are written into the same folder at the same time.
      emptyOutDir: false,
      manifest: path.relative(siteFolder, manifestFile),
      rolldownOptions: {
        ...client.build?.rolldownOptions,
        // The app imports pages by the address of their file, so their exports must keep their names.
        input: [clientEntry, ...pages.map((page) => pageSource(language, page.path))],
        preserveEntrySignatures: 'allow-extension',
      },
    },
  });
  const serverBuild = build({
    ...shared,
    ...server,
    build: {
      ...server.build,
      outDir: renderFolder,
      ssr: 'src/entry-server.tsx',
    },
  });
  await allOrFirstError([clientBuild, serverBuild]);
}
