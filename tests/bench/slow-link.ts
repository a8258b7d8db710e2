import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';

const oneWayMs = 75;
const bytesPerMs = { down: 200, up: 94 };
/** What one packet carries: parallel answers share the link packet by packet. */
const packetBytes = 1460;

/** One direction of the link: packets leave one after another, and arrive in the same order. */
function createLane(speed: number): (bytes: number, deliver: () => void) => void {
  const underWay: { arrivesAt: number; deliver: () => void }[] = [];
  let freeAt = 0;

  function deliverDue(): void {
    while (underWay[0] && underWay[0].arrivesAt <= performance.now()) underWay.shift()?.deliver();
    if (underWay[0]) setTimeout(deliverDue, 1);
  }

  return (bytes, deliver) => {
    freeAt = Math.max(freeAt, performance.now()) + bytes / speed;
    underWay.push({ arrivesAt: freeAt + oneWayMs, deliver });
    if (underWay.length === 1) setTimeout(deliverDue, 1);
  };
}

const send = { down: createLane(bytesPerMs.down), up: createLane(bytesPerMs.up) };

function forward(from: Socket, to: Socket, direction: 'down' | 'up'): void {
  from.setNoDelay();
  from.on('data', (data: Buffer) => {
    for (let start = 0; start < data.length; start += packetBytes) {
      const packet = data.subarray(start, start + packetBytes);
      send[direction](packet.length, () => to.write(packet));
    }
  });
  from.on('close', () => send[direction](0, () => to.destroy()));
  from.on('error', () => from.destroy());
}

/*
 * Slow 4G in front of a server: `slow-link.ts <port of the server> <port>`. All connections share 1.6 Mbit/s down and
 * 0.75 up, with a round trip of 150 ms. The browser's own throttling counts every answer in whole packets of 1,500 bytes:
 * a dozen small files would take half as long again.
 */
const [server = 0, port = 0] = process.argv.slice(2).map(Number);
createServer((browser) => {
  const site = connect(server, '127.0.0.1');
  forward(browser, site, 'up');
  forward(site, browser, 'down');
}).listen(port, '127.0.0.1');
