import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

/** As much of an FTP server as curl uses, for one folder. */
export class FtpStandIn {
  /** The files that clients have stored, in order. */
  readonly stored: string[] = [];
  /** How many more files it takes before it drops the connection. */
  remaining = Infinity;
  readonly #folder: string;
  readonly #server: Server;

  constructor(folder: string) {
    this.#folder = folder;
    this.#server = createServer((socket) => this.#serve(socket));
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `ftp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #serve(socket: Socket): void {
    socket.setNoDelay();
    let folder = '/';
    let renamed = '';
    let data: Promise<Socket> | undefined;
    const onDisk = (name: string) => path.join(this.#folder, path.posix.resolve(folder, name));
    const reply = (line: string) => socket.write(`${line}\r\n`);
    const receive = async (name: string) => {
      reply('150 ready');
      const content = await buffer(await (data as Promise<Socket>));
      if (this.remaining === 0) {
        // Half of it has arrived.
        writeFileSync(onDisk(name), content.subarray(0, content.length / 2));
        socket.destroy();
        return;
      }
      this.remaining -= 1;
      writeFileSync(onDisk(name), content);
      this.stored.push(path.posix.resolve(folder, name));
      reply('226 stored');
    };
    const commands: Record<string, (argument: string) => unknown> = {
      USER: () => reply('331 password'),
      PASS: (word) => reply(word === 'pass "word"' ? '230 in' : '530 wrong password'),
      PWD: () => reply(`257 "${folder}"`),
      TYPE: () => reply('200 ok'),
      QUIT: () => socket.end('221 bye\r\n'),
      CWD(name) {
        if (!existsSync(onDisk(name))) return reply('550 no such folder');
        folder = path.posix.resolve(folder, name);
        return reply('250 ok');
      },
      MKD(name) {
        mkdirSync(onDisk(name));
        reply('257 made');
      },
      EPSV() {
        const server = createServer();
        data = new Promise((resolve) => {
          server.once('connection', (connection) => {
            server.close();
            resolve(connection);
          });
        });
        server.listen(0, '127.0.0.1', () =>
          reply(`229 port (|||${(server.address() as AddressInfo).port}|)`),
        );
      },
      STOR: (name) => receive(name),
      async RETR(name) {
        if (!existsSync(onDisk(name))) return reply('550 no such file');
        reply('150 here it comes');
        (await (data as Promise<Socket>)).end(readFileSync(onDisk(name)));
        return reply('226 sent');
      },
      RNFR(name) {
        renamed = onDisk(name);
        reply('350 to what');
      },
      RNTO(name) {
        renameSync(renamed, onDisk(name));
        reply('250 renamed');
      },
      DELE(name) {
        rmSync(onDisk(name));
        reply('250 removed');
      },
    };
    reply('220 ready');
    let pending = '';
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      pending += chunk.toString();
      const lines = pending.split('\r\n');
      pending = lines.pop() ?? '';
      for (const line of lines) {
        const [, command = '', argument = ''] = /^(\S+) ?(.*)$/.exec(line) ?? [];
        const run = commands[command];
        if (run) run(argument);
        else reply('502 not here');
      }
    });
  }
}
