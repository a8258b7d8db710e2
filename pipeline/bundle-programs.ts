import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'rolldown';
import { contentFolder } from '../reader/content-file.ts';
import type { ContentFile } from '../reader/content-file.ts';
import { moduleSource } from '../reader/module-source.ts';
import type { Site } from '../src/content/schema/site.ts';
import { ContentSource } from './content/source.ts';
import { portalUrl } from './portal-url.ts';

/** Programs that run without the repository, each bundled into one file that needs only Node. */
const programs = {
  'server.js': 'server/serve.ts',
  'doctor.js': 'doctor/doctor.ts',
  'bridge.mjs': 'bridge/bridge.ts',
  'check.js': 'release/check.ts',
} as const;

export async function bundlePrograms(folder: string, root: string): Promise<void> {
  await Promise.all(
    Object.entries(programs).map(async ([name, input]) => {
      const bundle = await rolldown({
        input: path.join(root, input),
        platform: 'node',
        plugins: [contentModules(root)],
      });
      await bundle.write({ file: path.join(folder, name), format: 'esm' });
      await bundle.close();
    }),
  );
}

/** Compiles the YAML of src/content to modules, as `reader/register.ts` does for Node. */
function contentModules(root: string): Plugin {
  const source = new ContentSource(root);
  return {
    name: 'content-modules',
    load: {
      filter: { id: /\.yaml$/ },
      handler(id) {
        const name = path.relative(path.join(root, contentFolder), id).split(path.sep).join('/');
        const file = source.read().files.get(name);
        if (!file) throw new Error(`${id} is not in ${contentFolder}`);
        return { code: moduleSource(name, withPortalOfBuild(name, file)), moduleType: 'js' };
      },
    },
  };
}

/** Makes the doctor check the portal that this build was made for. */
function withPortalOfBuild(name: string, file: ContentFile): ContentFile {
  if (name !== 'site.yaml') return file;
  return { ...file, value: { ...(file.value as Site), portalUrl: portalUrl() } };
}
