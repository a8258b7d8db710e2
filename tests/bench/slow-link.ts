import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';

const oneWayMs = 75;
const bytesPerMs = { down: 200, up: 94 };
/** What one packet carries: parallel answers share the link packet by packet. */
const packetBytes = 1460;
/** What a sender may send before the first acknowledgement arrives; each one allows two more. */
const firstPackets = 10;

type Send = (bytes: number, deliver: () => void) => void;

/** One direction of the link: packets leave one after another, and arrive in the same order. */
function createLane(speed: number): Send {
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

/** All connections share these. */
const lanes = { down: createLane(bytesPerMs.down), up: createLane(bytesPerMs.up) };

/** One direction of a connection, with TCP's slow start. */
function createSender(lane: Send): Send {
  const waiting: Parameters<Send>[] = [];
  let allowed = 0;

  function allow(packets: number): void {
    allowed += packets;
    sendAllowed();
  }

  function sendAllowed(): void {
    while (allowed > 0) {
      const next = waiting.shift();
      if (!next) return;
      const [bytes, deliver] = next;
      allowed -= 1;
      lane(bytes, () => {
        deliver();
        setTimeout(() => allow(2), oneWayMs);
      });
    }
  }

  // A new connection takes a round trip before its first byte.
  setTimeout(() => allow(firstPackets), 2 * oneWayMs);
  return (bytes, deliver) => {
    waiting.push([bytes, deliver]);
    sendAllowed();
  };
}

function forward(from: Socket, to: Socket, lane: Send): void {
  const send = createSender(lane);
  from.setNoDelay();
  from.on('data', (data: Buffer) => {
    for (let start = 0; start < data.length; start += packetBytes) {
      const packet = data.subarray(start, start + packetBytes);
      send(packet.length, () => to.write(packet));
    }
  });
  from.on('close', () => send(0, () => to.destroy()));
  from.on('error', () => from.destroy());
}

/**
 * Slow 4G in front of a server on this machine: 1.6 Mbit/s down, 0.75 up, a round trip of 150 ms. The browser's own
 * throttling knows neither the round trips of a new connection nor slow start, and counts every answer in whole packets:
 * a dozen small files would take half as long again.
 */
export function createSlowLink(serverPort: number): Server {
  return createServer((browser) => {
    const server = connect(serverPort, '127.0.0.1');
    forward(browser, server, lanes.up);
    forward(server, browser, lanes.down);
  });
}
