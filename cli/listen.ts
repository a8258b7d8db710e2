import { createServer, type AddressInfo, type Server } from 'node:net';
import { StartError } from './start-error.ts';

/** Where to listen. */
export interface ListenPlace {
  port: number;
  /** Without a host the server answers on all addresses, IPv4 and IPv6. */
  host?: string | undefined;
  /** The environment variable that changes the port, named when the port is taken. */
  variable: string;
  /** Whether other copies of this program listen there too. */
  shared?: boolean;
}

/** What a started server gives back. */
export interface Running {
  port: number;
  close: () => Promise<void>;
}

/** Starts listening and gives the port, which differs from the asked one only for port 0. */
export async function listen(server: Server, place: ListenPlace): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => reject(explain(error, place));
    server.once('error', onError);
    server.listen({ port: place.port, host: place.host, reusePort: sharesPort(place) }, () => {
      server.off('error', onError);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

/**
 * Linux hands connections to each copy directly. Elsewhere, and before Node 22, the first process
 * takes them and passes them on, which is slower and loses those on their way when all stop.
 */
function sharesPort({ shared = false }: ListenPlace): boolean {
  return shared && process.platform === 'linux';
}

/** Fails when the port cannot be had, so that this is said before a long build and not after. */
export async function requireFreePort(place: ListenPlace): Promise<void> {
  const probe = createServer();
  await listen(probe, place);
  await new Promise((resolve) => probe.close(resolve));
}

function explain(error: NodeJS.ErrnoException, { port, host, variable }: ListenPlace): Error {
  const other = port < 65_535 ? port + 1 : port - 1;
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken. Stop the other program or set another port, such as ${variable}=${other}.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(
      `Port ${port} is reserved for the administrator. Set ${variable} to a port above 1023.`,
    );
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`This machine has no address "${host}". Check HOST, or leave it out.`);
  }
  return error;
}
