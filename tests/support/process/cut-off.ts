import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { listening } from './listening';

/**
 * Starts a proxy in front of a server. While the proxy is cut off, it accepts connections and bytes
 * but forwards nothing, as a firewall that drops packets does. A connection that was cut off stays
 * silent afterward.
 */
export async function aProxyTo({ hostname, port }: URL) {
  const pairs: [Socket, Socket][] = [];
  let isCutOff = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    pairs.push([near, far]);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy());
    if (!isCutOff) near.pipe(far).pipe(near);
  });
  const address = `127.0.0.1:${await listening(server)}`;
  onTestFinished(() => {
    for (const socket of pairs.flat()) socket.destroy();
    server.close();
  });
  return {
    address,
    cutOff() {
      isCutOff = true;
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    restore() {
      isCutOff = false;
    },
  };
}
