import { connect, type Socket } from 'node:net';

/** A large answer of the API, which a cache in front does not have. */
const LARGE = '/api/v1/catalog/product?size=100';

type Asker = { port: number; from: string };

function open({ port, from }: Asker): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  return socket.on('error', () => {});
}

function requests(first: number, count: number): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const path = `${LARGE}&page=${((first + at) % 10) + 1}`;
    return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  });
  return lines.join('');
}

/** One connection that asks for much at once and reads nothing; returns what ends it. */
export function pipelineRequests(port: number, count: number): () => void {
  const socket = open({ port, from: '127.0.0.2' });
  socket.write(requests(0, count));
  return () => void socket.destroy();
}

/** Each from an address of its own, reading a little every second; returns what ends them. */
export function readSlowly(port: number, count: number): () => void {
  const sockets = Array.from({ length: count }, (_, number) => {
    const socket = open({ port, from: `127.1.${number >> 8}.${(number % 254) + 1}` });
    // The first answer may be taken up by the system.
    socket.write(requests(number, 3));
    return socket;
  });
  const sip = setInterval(() => {
    for (const socket of sockets) socket.read(512);
  }, 1000);
  return () => {
    clearInterval(sip);
    for (const socket of sockets) socket.destroy();
  };
}
