import { availableParallelism } from 'node:os';
import { StartError } from './start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the site finds its portal: a real one, or the sandbox that starts along with it. */
export type PortalSetting = { kind: 'external'; url: string } | { kind: 'sandbox'; port: number };

export interface StartSettings {
  port: number;
  host: string | undefined;
  portal: PortalSetting;
}

/** Reads what `npm start` and `npm run dev` can be told. An empty variable counts as not set. */
export function readStartSettings(environment: Environment): StartSettings {
  const port = readPort(environment, 'PORT', 3000);
  const host = readHost(environment);
  if (environment['PORTAL_URL']) {
    return {
      port,
      host,
      portal: { kind: 'external', url: readOrigin(environment['PORTAL_URL'], 'PORTAL_URL') },
    };
  }
  const sandboxPort = readPort(environment, 'SANDBOX_PORT', 4000);
  if (sandboxPort === port) {
    throw new StartError(
      `PORT and SANDBOX_PORT are both ${port}: give the site and the sandbox portal a port each.`,
    );
  }
  return { port, host, portal: { kind: 'sandbox', port: sandboxPort } };
}

export function readPort(environment: Environment, variable: string, standard: number): number {
  const value = environment[variable];
  if (!value) return standard;
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port < 1 || port > 65_535) {
    throw new StartError(`${variable} must be a whole number from 1 to 65535, not "${value}".`);
  }
  return port;
}

export function readHost(environment: Environment): string | undefined {
  return environment['HOST'] ? environment['HOST'] : undefined;
}

/** How many processes serve the site: a number, or `max` for one per processor. */
export function readWorkers(environment: Environment): number {
  const value = environment['WORKERS'];
  if (!value) return 1;
  if (value === 'max') return availableParallelism();
  if (!/^[1-9]\d{0,2}$/.test(value)) {
    throw new StartError(`WORKERS must be a whole number from 1 to 999 or "max", not "${value}".`);
  }
  return Number(value);
}

/**
 * A portal or a site is an origin: paths are added to it, so anything behind the host would get
 * lost. `name` is the setting that holds the value.
 */
export function readOrigin(value: string, name: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // A user, path, query or hash makes the whole address longer than its origin.
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    // The value is not repeated: it may hold a password, and this line ends up in logs.
    throw new StartError(
      `${name} must be an origin such as https://portal.example.com, without user, path or query.`,
    );
  }
  return url.origin;
}
