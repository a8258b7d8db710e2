import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Other people's work that a visitor's browser receives. */
const served = [
  'react',
  'react-dom',
  'scheduler',
  'lucide-static',
  '@fontsource-variable/anek-bangla',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/figtree',
];

/** Their licences ask to be passed on with it; what is served has no room for them. */
export async function writeLicences(siteFolder: string, root: string): Promise<void> {
  const notices = await Promise.all(
    served.map(async (name) => {
      const text = await readFile(path.join(root, 'node_modules', name, 'LICENSE'), 'utf8');
      return `${name}\n\n${text.trim()}\n`;
    }),
  );
  await writeFile(path.join(siteFolder, 'licences.txt'), notices.join('\n\n---\n\n'));
}
