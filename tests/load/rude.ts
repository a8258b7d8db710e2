import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A client that no browser is, and how it must be sent off. */
export interface RudeClient {
  name: string;
  count: number;
  /** The answer it must get. */
  status: number;
  /** Within how many seconds the connection must be over. */
  seconds: number;
  behave: (socket: Socket) => void;
}

export interface RudeOutcome {
  name: string;
  count: number;
  status: number;
  statuses: number[];
  slowestSeconds: number;
  isRight: boolean;
}

const head = (method: string, target = '/') =>
  `${method} ${target} HTTP/1.1\r\nhost: localhost\r\n`;

/** The server gives headers 10 s and looks every 5 s. */
const slowLimit = 16;
const quickLimit = 3;
const megabyte = 'a'.repeat(1024 * 1024);

/** Sends a letter each second, for ever. */
function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('a'), 1000);
  socket.once('close', () => clearInterval(timer));
}

/** Sends as fast as the other side takes it, for ever. */
function flood(socket: Socket, chunk: string): void {
  const more = () => {
    if (!socket.destroyed && socket.write(chunk)) setImmediate(more);
  };
  socket.on('drain', more);
  more();
}

export const rudeClients: readonly RudeClient[] = [
  {
    name: 'a header at a byte a second',
    count: 200,
    status: 408,
    seconds: slowLimit,
    behave: (socket) => {
      socket.write(`${head('GET')}x-slow: `);
      drip(socket);
    },
  },
  {
    name: 'a request line at a byte a second',
    count: 50,
    status: 408,
    seconds: slowLimit,
    behave: (socket) => {
      socket.write('GET /');
      drip(socket);
    },
  },
  {
    name: 'nothing at all',
    count: 50,
    status: 408,
    seconds: slowLimit,
    behave: () => {},
  },
  {
    name: 'a header of 40 KB',
    count: 20,
    status: 431,
    seconds: quickLimit,
    behave: (socket) => {
      socket.write(`${head('GET')}cookie: ${'a'.repeat(40_000)}\r\n\r\n`);
    },
  },
  {
    name: 'headers without end',
    count: 5,
    status: 431,
    seconds: quickLimit,
    behave: (socket) => {
      socket.write(head('GET'));
      flood(socket, 'x-more: and more\r\n'.repeat(1000));
    },
  },
  {
    name: 'an address of 9 KB',
    count: 20,
    status: 414,
    seconds: quickLimit,
    behave: (socket) => {
      socket.write(`${head('GET', `/${'a'.repeat(9000)}`)}connection: close\r\n\r\n`);
    },
  },
  {
    name: 'an address of 1 MB',
    count: 5,
    status: 431,
    seconds: quickLimit,
    behave: (socket) => {
      socket.write(head('GET', `/${megabyte}`));
    },
  },
  {
    name: 'a body of 1 GB',
    count: 5,
    status: 413,
    seconds: quickLimit,
    behave: (socket) => {
      socket.write(`${head('POST')}content-length: ${2 ** 30}\r\n\r\n`);
      flood(socket, megabyte);
    },
  },
  {
    name: 'a body without end',
    count: 5,
    status: 411,
    seconds: quickLimit,
    behave: (socket) => {
      socket.write(`${head('POST')}transfer-encoding: chunked\r\n\r\n`);
      flood(socket, `100000\r\n${megabyte}\r\n`);
    },
  },
];

interface Meeting {
  status: number;
  seconds: number;
  socket: Socket;
}

/**
 * Lets one client loose until the server closes its side. The client never closes its own: what
 * it holds the server must let go by itself.
 */
function meet(port: number, client: RudeClient): Promise<Meeting> {
  return new Promise((resolve) => {
    const started = performance.now();
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let answer = '';
    const limit = setTimeout(() => socket.destroy(), (client.seconds + 5) * 1000);
    const over = () => {
      clearTimeout(limit);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
      resolve({ status, seconds: (performance.now() - started) / 1000, socket });
    };
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
    });
    // A cut while sending is what these clients are here for.
    socket.on('error', () => {});
    socket.once('connect', () => client.behave(socket));
    socket.once('end', over);
    socket.once('close', over);
  });
}

/** All of them at once. `letGo` ends what they still hold open on their side. */
export async function meetAll(
  port: number,
): Promise<{ outcomes: RudeOutcome[]; letGo: () => void }> {
  const sockets: Socket[] = [];
  const outcomes = await Promise.all(
    rudeClients.map(async (client) => {
      const { name, count, status, seconds } = client;
      const met = await Promise.all(Array.from({ length: count }, () => meet(port, client)));
      sockets.push(...met.map((one) => one.socket));
      const statuses = [...new Set(met.map((one) => one.status))];
      const slowestSeconds = Math.max(...met.map((one) => one.seconds));
      const isRight = statuses.every((one) => one === status) && slowestSeconds <= seconds;
      return { name, count, status, statuses, slowestSeconds, isRight };
    }),
  );
  return { outcomes, letGo: () => sockets.forEach((socket) => socket.destroy()) };
}
