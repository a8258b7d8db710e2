import { createServer, type AddressInfo, type Server } from 'node:net';
import { UserError } from './user-error.ts';

export interface ListenOptions {
  port: number;
  /** Defaults to all addresses, IPv4 and IPv6. */
  host?: string | undefined;
  /** The environment variable that sets the port, for error messages. */
  portVariable: string;
}

export interface RunningServer {
  port: number;
  /** Doesn't wait for responses that are under way. */
  close: () => Promise<void>;
}

/** Starts listening and returns the actual port, which differs from the option only for port 0. */
export async function listen(
  server: Server & { closeAllConnections?: () => void },
  options: ListenOptions,
): Promise<RunningServer> {
  const { port, host } = options;
  await new Promise<void>((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => reject(explainError(error, options));
    server.once('error', onError);
    server.listen({ port, host }, () => {
      server.off('error', onError);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections?.();
      }),
  };
}

/** Fails if the port cannot be used, so that the user learns it before a long build, not after. */
export async function requireFreePort(options: ListenOptions): Promise<void> {
  const probe = await listen(createServer(), options);
  await probe.close();
}

function explainError(
  error: NodeJS.ErrnoException,
  { port, host, portVariable }: ListenOptions,
): Error {
  if (error.code === 'EADDRINUSE') {
    const other = port < 65_535 ? port + 1 : port - 1;
    return new UserError(
      `Port ${port} is already in use. Stop the program that uses it or choose another port, e.g. ${portVariable}=${other}.`,
    );
  }
  if (error.code === 'EACCES') {
    return new UserError(
      `Port ${port} needs administrator rights. Set ${portVariable} to a port above 1023.`,
    );
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new UserError(
      `HOST "${host}" is not an address of this machine. Correct it, or leave HOST unset.`,
    );
  }
  return error;
}
