import path from 'node:path';
import { rolldown } from 'rolldown';
import { portalUrl } from './portal-url.ts';

/** Bundles the doctor into one file that runs on a server without the repository and needs only Node. */
export async function bundleDoctor(folder: string, root: string): Promise<void> {
  const bundle = await rolldown({
    input: path.join(root, 'doctor/doctor.ts'),
    platform: 'node',
  });
  await bundle.write({
    file: path.join(folder, 'doctor.js'),
    format: 'esm',
    // It checks the portal that this build was made for.
    banner: `process.env.PORTAL_URL ||= ${JSON.stringify(portalUrl())};`,
  });
  await bundle.close();
}
