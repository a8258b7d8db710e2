import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readHost, readPort, type Environment } from '../cli/settings.ts';
import { UserError } from '../cli/user-error.ts';

export interface ServerSettings {
  /** The release to serve: a folder or a symbolic link to one. */
  dist: string;
  /** Where copies of releases are kept. */
  store: string;
  port: number;
  host: string | undefined;
  workers: number;
}

export function readServerSettings(
  [script = '', dist = defaultDist(script), ...rest]: readonly string[],
  environment: Environment,
): ServerSettings {
  if (dist.startsWith('-') || rest.length > 0) {
    throw new UserError(
      'Usage: [PORT=3000] [HOST=…] [WORKERS=1] [RELEASES=…] node dist/server.js [dist]',
    );
  }
  return {
    dist: resolve(dist),
    store: resolve(environment['RELEASES'] || `${resolve(dist)}-releases`),
    port: readPort(environment, 'PORT', 3000),
    host: readHost(environment),
    workers: readWorkers(environment),
  };
}

/** How many processes serve the site: a number, or `max` for one per processor. */
export function readWorkers(environment: Environment): number {
  const value = environment['WORKERS'];
  if (!value) return 1;
  if (value === 'max') return availableParallelism();
  if (!/^[1-9]\d{0,2}$/.test(value)) {
    throw new UserError(
      `WORKERS must be a whole number from 1 to 999 or "max", e.g. 2 (got "${value}").`,
    );
  }
  return Number(value);
}

/** The build bundles this program into `dist` itself; in the source tree `dist` is a sibling. */
function defaultDist(script: string): string {
  const folder = dirname(resolve(script));
  return existsSync(join(folder, 'rules.json')) ? folder : resolve(folder, '../dist');
}
