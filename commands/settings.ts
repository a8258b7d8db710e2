import { readLocalHost, readPort, readPortalUrl, type Environment } from './cli/settings.ts';
import { UserError } from './cli/user-error.ts';

export interface LocalSettings {
  port: number;
  host: string;
  portalUrl: string;
  /** Where to start the sandbox portal, or `undefined` if PORTAL_URL names a real portal. */
  sandboxPort: number | undefined;
  /** The path of the sandbox, such as /clients: a real portal may not be at the root. Empty for the root. */
  sandboxFolder: string;
}

/** The settings of `npm start` and `npm run dev`. An empty variable counts as unset. */
export function readLocalSettings(environment: Environment): LocalSettings {
  const port = readPort(environment, 'PORT', 3000);
  const host = readLocalHost(environment);
  if (environment['PORTAL_URL']) {
    const portalUrl = readPortalUrl(environment['PORTAL_URL'], 'PORTAL_URL');
    return { port, host, portalUrl, sandboxPort: undefined, sandboxFolder: '' };
  }
  const sandboxPort = readPort(environment, 'SANDBOX_PORT', 4000);
  if (sandboxPort === port) {
    throw new UserError(
      `PORT and SANDBOX_PORT are both ${port}; the site and the sandbox portal need different ports.`,
    );
  }
  const sandboxFolder = readSandboxFolder(environment);
  const portalUrl = `http://localhost:${sandboxPort}${sandboxFolder}`;
  return { port, host, portalUrl, sandboxPort, sandboxFolder };
}

function readSandboxFolder(environment: Environment): string {
  const folder = environment['SANDBOX_FOLDER'] ?? '';
  if (!/^(\/[\w-]+)*$/.test(folder)) {
    throw new UserError(`SANDBOX_FOLDER must be a path such as /clients (got "${folder}").`);
  }
  return folder;
}
