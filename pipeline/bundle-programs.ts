import path from 'node:path';
import { rolldown } from 'rolldown';
import { portalUrl } from './portal-url.ts';

/** Programs that run on a server without the repository, each bundled into one file that needs only Node. */
const programs = {
  'doctor.js': 'commands/doctor/doctor.ts',
  'bridge.mjs': 'bridge/bridge.ts',
} as const;

export async function bundlePrograms(folder: string, root: string): Promise<void> {
  // They check or answer for the portal that this build was made for.
  const banner = `process.env.PORTAL_URL ||= ${JSON.stringify(portalUrl())};`;
  for (const [name, input] of Object.entries(programs)) {
    const bundle = await rolldown({ input: path.join(root, input), platform: 'node' });
    await bundle.write({ file: path.join(folder, name), format: 'esm', banner });
    await bundle.close();
  }
}
