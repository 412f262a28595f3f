import { request } from 'node:http';
import type { Socket } from 'node:net';
import { sendRequest } from './send-request';

const TEXT_FRAME = 0x81;
/** A client must mask its frames. A mask of zeros leaves the text unchanged. */
const MASKED = 0x80;
const MASK = [0, 0, 0, 0];
const SHORT_MAX = 125;

/**
 * Makes a process evaluate an expression through Node's inspector protocol, without reading the
 * result.
 */
export async function evaluateIn(inspector: string, expression: string): Promise<void> {
  const { body } = await sendRequest(inspector, '/json/list');
  const [{ id }] = JSON.parse(body.toString());
  const socket = await openSocket(inspector, `/${id}`);
  const text = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } });
  if (text.length > SHORT_MAX) throw new Error('the expression is too long for one short frame');
  const head = Buffer.from([TEXT_FRAME, MASKED + text.length, ...MASK]);
  socket.write(Buffer.concat([head, Buffer.from(text)]));
}

function openSocket(base: string, path: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const opening = request(base, { path, headers, agent: false });
    opening.on('upgrade', (_response, socket) => {
      socket.on('error', () => {});
      resolve(socket);
    });
    opening.on('error', reject);
    opening.end();
  });
}
