import { connect } from 'node:net';

const connections = 50;
const requests = 'GET /vps HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(2000);

/** Clients that send thousands of requests at once and never read a response. */
export function openFlood(port: number): { close: () => void } {
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(port, '127.0.0.1');
    // The server cuts them off.
    socket.on('error', () => {});
    socket.pause();
    socket.write(requests);
    return socket;
  });
  return { close: () => sockets.forEach((socket) => socket.destroy()) };
}
