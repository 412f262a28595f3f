import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export type BufferedResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Reads a whole response. Rejects when the connection is interrupted. */
export async function bufferResponse(response: IncomingMessage): Promise<BufferedResponse> {
  // `buffer` from node:stream/consumers would make another copy, through a Blob.
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const { statusCode = 500, headers } = response;
  return { status: statusCode, headers, body: Buffer.concat(chunks) };
}
