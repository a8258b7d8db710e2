import { UserError } from './user-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as unset. */
export function readPort(environment: Environment, variable: string, fallback: number): number {
  const value = environment[variable];
  if (!value) return fallback;
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port < 1 || port > 65_535) {
    throw new UserError(
      `${variable} must be a port number from 1 to 65535, e.g. ${fallback} (got "${value}").`,
    );
  }
  return port;
}

/** The address to listen on, or `undefined` for all of them. */
export function readHost(environment: Environment): string | undefined {
  return environment['HOST'] ? environment['HOST'] : undefined;
}

/** The address for commands that listen on this machine only, unless HOST is set. */
export function readLocalHost(environment: Environment): string {
  return readHost(environment) ?? '127.0.0.1';
}

/**
 * Paths are appended to an origin, so anything after the host would be lost. `name` is the setting
 * that holds the value.
 */
export function readOrigin(value: string, name: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // A user, path, query or hash makes the full address longer than its origin.
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    // The message must not repeat the value: it may contain a password and ends up in logs.
    throw new UserError(
      `${name} must be an origin such as https://portal.example.com, without a user, path or query.`,
    );
  }
  return url.origin;
}

/**
 * The portal's address without a final slash: an origin, or a folder of one, such as
 * https://www.example.com/clients. `name` is the setting that holds the value.
 */
export function readPortalUrl(value: string, name: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const address = url && url.origin + url.pathname.replace(/\/+$/, '');
  // A user, query or hash makes the full address longer.
  if (!url || !/^https?:$/.test(url.protocol) || url.href.replace(/\/+$/, '') !== address) {
    // The message must not repeat the value: it may contain a password and ends up in logs.
    throw new UserError(
      `${name} must be an address such as https://portal.example.com or https://www.example.com/clients, without a user or query.`,
    );
  }
  return address;
}
