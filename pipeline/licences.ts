import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The packages whose code, icons or fonts are sent to browsers. */
export const shippedPackages: readonly string[] = [
  'react',
  'react-dom',
  'scheduler',
  'lucide-static',
  '@fontsource-variable/anek-bangla',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/figtree',
  '@fontsource/hind-siliguri',
];

/** Writes their licences, which have to be distributed with them, into licences.txt. */
export async function writeLicences(siteFolder: string, root: string): Promise<void> {
  const notices = await Promise.all(
    shippedPackages.map(async (name) => {
      const text = await readFile(path.join(root, 'node_modules', name, 'LICENSE'), 'utf8');
      return `${name}\n\n${text.trim()}\n`;
    }),
  );
  await writeFile(path.join(siteFolder, 'licences.txt'), notices.join('\n\n---\n\n'));
}
