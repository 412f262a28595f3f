import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Watching } from '@/api/import/watching';
import { OperatorFailure } from '@/api/shared/errors';
import type { OperatorAddress } from './address';
import type { Operator } from './operator';
import { BYTES, COMMAND_HEADER, LINES } from './transport';
import { verbs } from './verbs';

const ITEMS_AT_ONCE = 100;

/** Connects to the running API. Returns `null` when it does not respond. */
export async function reachOperator(address: OperatorAddress): Promise<Operator | null> {
  const isThere = await post(address, 'settings', {})
    .then(({ code }) => code === 200)
    .catch(() => false);
  if (!isThere) return null;
  return async (name, command, watching) =>
    verbs[name].report.parse(await read(post(address, name, command, watching)));
}

/** The error after a cancellation. The API still completes its current transaction. */
const CANCELED = 'canceled. Rows that were already imported are kept';

const responseShape = z.object({
  status: z.boolean(),
  data: z.unknown(),
  message: z.string().nullable(),
});

const chunkLine = z.object({ chunk: z.base64() });
const progressLine = z.object({
  progress: z.object({
    step: z.enum(['read', 'pictures', 'products']),
    done: z.number(),
    of: z.number().nullable(),
  }),
});

type OperatorResponse = { code: number | undefined; body: unknown };

async function read(sent: Promise<OperatorResponse>): Promise<unknown> {
  const { code, body } = await sent.catch((cause: Error) => {
    if (cause.name === 'AbortError') throw new OperatorFailure(CANCELED, { cause });
    const reason = `the API did not respond (${cause.message})`;
    throw new OperatorFailure(`${reason}. The command may or may not have taken effect`, { cause });
  });
  const { status, data, message } = responseShape.parse(body);
  if (!status) throw new OperatorFailure(message ?? `the shop responded with status ${code}`);
  return data;
}

/**
 * Sends a command without a time limit, unlike `fetch`, which gives up after five minutes. The
 * response is one line of JSON, or several lines: progress reports or chunks of data, then the
 * result.
 */
function post(
  { url, secret }: OperatorAddress,
  verb: string,
  command: object,
  watching: Watching = {},
): Promise<OperatorResponse> {
  const body = bodyFor(command);
  const headers = {
    authorization: `Bearer ${secret}`,
    ...(watching.onProgress || watching.onChunk ? { accept: LINES } : {}),
    ...body.headers,
  };
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, agent: false, signal: watching.signal };
    const req = request(`${url}/local/${verb}`, options);
    req.on('error', reject);
    req.on('response', (response) => {
      bodyOf(response, watching).then(
        (body) => resolve({ code: response.statusCode, body }),
        reject,
      );
    });
    body.content.on('error', reject).pipe(req);
  });
}

async function bodyOf(
  response: IncomingMessage,
  { onProgress, onChunk }: Watching,
): Promise<unknown> {
  let rest = '';
  for await (const chunk of response.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const body: unknown = JSON.parse(line);
      const sent = chunkLine.safeParse(body);
      const { data } = progressLine.safeParse(body);
      if (sent.data) await onChunk?.(Buffer.from(sent.data.chunk, 'base64'));
      else if (data) onProgress?.(data.progress);
      else return body;
    }
  }
  return JSON.parse(rest);
}

/**
 * Formats a command as a request body. The bytes of a file become the body, and the rest of the
 * command becomes a header. A list, which may be large, is sent one item per line.
 */
function bodyFor(command: object): { headers: Record<string, string>; content: Readable } {
  const { bytes, items, ...rest }: { bytes?: unknown; items?: unknown } = { ...command };
  if (bytes instanceof Uint8Array) {
    const headers = { 'content-type': BYTES, [COMMAND_HEADER]: JSON.stringify(rest) };
    return { headers, content: Readable.from([bytes]) };
  }
  if (Array.isArray(items)) {
    return { headers: { 'content-type': LINES }, content: Readable.from(linesOf(rest, items)) };
  }
  const headers = { 'content-type': 'application/json' };
  return { headers, content: Readable.from([Buffer.from(JSON.stringify(command))]) };
}

function* linesOf(command: object, items: unknown[]): Generator<Buffer> {
  yield Buffer.from(`${JSON.stringify(command)}\n`);
  for (let at = 0; at < items.length; at += ITEMS_AT_ONCE) {
    const lines = items.slice(at, at + ITEMS_AT_ONCE).map((item) => `${JSON.stringify(item)}\n`);
    yield Buffer.from(lines.join(''));
  }
}
