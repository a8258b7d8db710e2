import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A client that misbehaves, and how the server must react. */
interface AbusiveClient {
  name: string;
  count: number;
  /** The status it must get. */
  status: number;
  /** The server must close the connection within this time. */
  maxSeconds: number;
  attack: (socket: Socket) => void;
}

export interface AbuseOutcome {
  name: string;
  count: number;
  status: number;
  statuses: number[];
  slowestSeconds: number;
  passed: boolean;
}

const head = (method: string, target = '/') =>
  `${method} ${target} HTTP/1.1\r\nhost: localhost\r\n`;

/** The server allows 10 s for headers and checks every 5 s. */
const slowSeconds = 16;
const quickSeconds = 3;
const megabyte = 'a'.repeat(1024 * 1024);

/** Sends one byte a second, forever. */
function sendSlowly(socket: Socket): void {
  const timer = setInterval(() => socket.write('a'), 1000);
  socket.once('close', () => clearInterval(timer));
}

/** Sends as fast as the server reads, forever. */
function flood(socket: Socket, chunk: string): void {
  const send = () => {
    if (!socket.destroyed && socket.write(chunk)) setImmediate(send);
  };
  socket.on('drain', send);
  send();
}

const abusiveClients: readonly AbusiveClient[] = [
  {
    name: 'header at one byte a second',
    count: 200,
    status: 408,
    maxSeconds: slowSeconds,
    attack: (socket) => {
      socket.write(`${head('GET')}x-slow: `);
      sendSlowly(socket);
    },
  },
  {
    name: 'request line at one byte a second',
    count: 50,
    status: 408,
    maxSeconds: slowSeconds,
    attack: (socket) => {
      socket.write('GET /');
      sendSlowly(socket);
    },
  },
  {
    name: 'no data',
    count: 50,
    status: 408,
    maxSeconds: slowSeconds,
    attack: () => {},
  },
  {
    name: '40 KB header',
    count: 20,
    status: 431,
    maxSeconds: quickSeconds,
    attack: (socket) => {
      socket.write(`${head('GET')}cookie: ${'a'.repeat(40_000)}\r\n\r\n`);
    },
  },
  {
    name: 'endless headers',
    count: 5,
    status: 431,
    maxSeconds: quickSeconds,
    attack: (socket) => {
      socket.write(head('GET'));
      flood(socket, 'x-more: and more\r\n'.repeat(1000));
    },
  },
  {
    name: '9 KB address',
    count: 20,
    status: 414,
    maxSeconds: quickSeconds,
    attack: (socket) => {
      socket.write(`${head('GET', `/${'a'.repeat(9000)}`)}connection: close\r\n\r\n`);
    },
  },
  {
    name: '1 MB address',
    count: 5,
    status: 431,
    maxSeconds: quickSeconds,
    attack: (socket) => {
      socket.write(head('GET', `/${megabyte}`));
    },
  },
  {
    name: '1 GB body',
    count: 5,
    status: 413,
    maxSeconds: quickSeconds,
    attack: (socket) => {
      socket.write(`${head('POST')}content-length: ${2 ** 30}\r\n\r\n`);
      flood(socket, megabyte);
    },
  },
  {
    name: 'endless body',
    count: 5,
    status: 411,
    maxSeconds: quickSeconds,
    attack: (socket) => {
      socket.write(`${head('POST')}transfer-encoding: chunked\r\n\r\n`);
      flood(socket, `100000\r\n${megabyte}\r\n`);
    },
  },
];

interface ClientResult {
  status: number;
  seconds: number;
  socket: Socket;
}

/** Runs one client until the server closes the connection. The client never closes its own side. */
function runClient(port: number, client: AbusiveClient): Promise<ClientResult> {
  return new Promise((resolve) => {
    const started = performance.now();
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let received = '';
    const timeout = setTimeout(() => socket.destroy(), (client.maxSeconds + 5) * 1000);
    const finish = () => {
      clearTimeout(timeout);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
      resolve({ status, seconds: (performance.now() - started) / 1000, socket });
    };
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
    });
    // The server cuts these clients off while they send.
    socket.on('error', () => {});
    socket.once('connect', () => client.attack(socket));
    socket.once('end', finish);
    socket.once('close', finish);
  });
}

/** Runs all clients at once. `closeAll` closes the sockets that they still hold open. */
export async function runAbusiveClients(
  port: number,
): Promise<{ outcomes: AbuseOutcome[]; closeAll: () => void }> {
  const sockets: Socket[] = [];
  const outcomes = await Promise.all(
    abusiveClients.map(async (client) => {
      const { name, count, status, maxSeconds } = client;
      const results = await Promise.all(
        Array.from({ length: count }, () => runClient(port, client)),
      );
      sockets.push(...results.map(({ socket }) => socket));
      const statuses = [...new Set(results.map((result) => result.status))];
      const slowestSeconds = Math.max(...results.map(({ seconds }) => seconds));
      const passed = statuses.every((one) => one === status) && slowestSeconds <= maxSeconds;
      return { name, count, status, statuses, slowestSeconds, passed };
    }),
  );
  return { outcomes, closeAll: () => sockets.forEach((socket) => socket.destroy()) };
}
