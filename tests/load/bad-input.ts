import { connect } from 'node:net';

export interface BadInputResult {
  sent: number;
  /** How often each status came back; 0 is a connection closed without a response. */
  statuses: Record<number, number>;
  /** Inputs that got a 5xx status, or whose connection was still open after ten seconds. */
  failures: string[];
}

const templates = [
  'GET /web-hosting HTTP/1.1\r\nhost: a\r\naccept-encoding: br\r\n\r\n',
  'GET /assets/../rules.json?a=%2e%2e HTTP/1.1\r\nhost: a\r\nrange: bytes=0-1\r\n\r\n',
  'HEAD //evil.example/%00 HTTP/1.1\r\nhost: a\r\nif-none-match: "a", W/"b"\r\n\r\n',
  'POST /vps HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\na=b&c',
  'POST /vps HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n5\r\nabcde\r\n0\r\n\r\n',
];
const splices = [
  '\0',
  '\r',
  '\n',
  '\r\n',
  ' ',
  '%',
  '%ff',
  '../',
  '//',
  '\\',
  ':',
  '\u00ff',
  'host: b\r\n',
];
const parallel = 32;

/** Random numbers that are the same in every run, so that a failure can be reproduced. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A valid request with one to four random changes. */
function mutate(random: (below: number) => number): string {
  let text = templates[random(templates.length)] ?? '';
  for (let change = random(4); change >= 0; change -= 1) {
    const place = random(text.length + 1);
    const length = random(3) === 0 ? random(8) : 0;
    const splice = splices[random(splices.length)] ?? '';
    text = text.slice(0, place) + splice + text.slice(place + length);
  }
  return text;
}

/** Sends mutated requests, each on a connection of its own. */
export async function sendBadInput(port: number, count: number): Promise<BadInputResult> {
  const random = createRandom(21);
  const result: BadInputResult = { sent: 0, statuses: {}, failures: [] };
  const client = async (): Promise<void> => {
    while (result.sent < count) {
      result.sent += 1;
      const text = mutate(random);
      const status = await send(port, text);
      result.statuses[status] = (result.statuses[status] ?? 0) + 1;
      if (status >= 500) result.failures.push(`${status} for ${JSON.stringify(text)}`);
    }
  };
  await Promise.all(Array.from({ length: parallel }, client));
  return result;
}

/** The status of the first response, or 599 after ten seconds. We close our side, so the server should close, too. */
function send(port: number, text: string): Promise<number> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect({ port, host: '127.0.0.1' });
    const timeout = setTimeout(() => {
      socket.destroy();
      resolve(599);
    }, 10_000);
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timeout);
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0));
    });
    socket.end(text, 'latin1');
  });
}
