import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type WholeAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export async function wholeAnswer(response: IncomingMessage): Promise<WholeAnswer> {
  const { statusCode = 500, headers } = response;
  return { status: statusCode, headers, body: await buffer(response) };
}
