import { connect, type Socket } from 'node:net';

/** The path of a large response that no cache in front of the API has stored. */
const LARGE = '/api/v1/catalog/product?size=100';

type ClientAddress = { port: number; from: string };

function open({ port, from }: ClientAddress): Socket {
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

/**
 * Opens one connection that sends many requests and reads nothing. Returns a function that ends it.
 */
export function pipelineRequests(port: number, count: number): () => void {
  const socket = open({ port, from: '127.0.0.2' });
  socket.write(requests(0, count));
  return () => void socket.destroy();
}

/**
 * Opens connections from different addresses that read a little every second. Returns a function
 * that ends them.
 */
export function readSlowly(port: number, count: number): () => void {
  const sockets = Array.from({ length: count }, (_, number) => {
    const socket = open({ port, from: `127.1.${number >> 8}.${(number % 254) + 1}` });
    // Sends several requests, because the system can buffer the first response.
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
