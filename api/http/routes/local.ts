import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import type { StreamingApi } from 'hono/utils/stream';
import { z } from 'zod';
import type { Api } from '@/api/http/implement';
import { parseJson } from '@/api/http/request';
import type { Watching } from '@/api/import/watching';
import { carryOut } from '@/api/operator/operator';
import { BYTES, COMMAND_HEADER, LINES } from '@/api/operator/transport';
import { isVerb } from '@/api/operator/verbs';
import { malformedBy, NotFound, OperatorFailure, TooLarge } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { pauseInSlices } from '@/lib/queues/pause-for-requests';
import { hasBearer } from '@/lib/security/secrets';
import { log } from '@/lib/telemetry/log';

const MB = 1024 * 1024;
/**
 * Size limits of requests by content type. They are not lower than the limits of the files that the
 * tool accepts.
 */
const BYTES_MAX = { [LINES]: 1024 * MB, [BYTES]: 20 * MB, other: 16 * MB };
const PROGRESS_EVERY_MS = 250;
const isObject = z.looseObject({});

/**
 * Endpoints for the operator's tool on the same machine. They are outside `/api/v1`, so that
 * proxies do not expose them.
 */
export function localRoutes(api: Api, ports: Ports) {
  api.post('/local/:verb', async (c) => {
    const verb = c.req.param('verb');
    const isOperator = hasBearer(c.req.header('authorization'), ports.localSecret);
    if (!isOperator || !isVerb(verb)) throw new NotFound();
    const command = await receiveCommand(c);
    const work = (watching: Watching) => carryOut(ports, verb, command, watching);
    if (c.req.header('accept') === LINES) return withProgress(c, work);
    const data = await work({ signal: c.req.raw.signal });
    return c.json({ status: true, data, message: null });
  });
}

/** Receives a command with its items or the bytes of a file. */
async function receiveCommand(c: Context): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  if (type === LINES) {
    const [command, ...items] = await receiveLines(c);
    return { ...isObject.parse(command), items };
  }
  if (type === BYTES) {
    const bytes = await receiveBytes(c, BYTES_MAX[BYTES]);
    return { ...isObject.parse(parseJson(c.req.header(COMMAND_HEADER) ?? '{}')), bytes };
  }
  return parseJson((await receiveBytes(c, BYTES_MAX.other)).toString());
}

/** Receives one JSON value per line. Pauses between lines, so that the shop can serve requests. */
async function receiveLines(c: Context): Promise<unknown[]> {
  const values: unknown[] = [];
  const decoder = new TextDecoder();
  const pace = pauseInSlices();
  let rest = '';
  for await (const chunk of chunksOf(c, BYTES_MAX[LINES])) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      values.push(parseJson(line));
      await pace();
    }
  }
  return values;
}

async function receiveBytes(c: Context, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(c, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Yields the chunks of a command, up to a size limit. Unlike the bodies of shoppers, commands need
 * no minimum rate.
 */
async function* chunksOf(c: Context, maxBytes: number): AsyncGenerator<Uint8Array> {
  let received = 0;
  const reader = c.req.raw.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read().catch(malformed)) ?? { done: true };
    if (done || !value) return;
    received += value.length;
    if (received > maxBytes) throw new TooLarge();
    yield value;
  }
}

function malformed(cause: unknown): never {
  throw malformedBy(cause);
}

/**
 * Streams the progress and then the result. The work is canceled when the caller disconnects, for
 * instance because it cannot write a backup. Such a cancellation is not logged as an error.
 */
function withProgress(c: Context, work: (watching: Watching) => Promise<unknown>): Response {
  const left = new AbortController();
  c.header('content-type', LINES);
  const onError = async (error: unknown) => {
    if (!left.signal.aborted) log.error(`POST ${c.req.path}`, error);
  };
  const run = async (lines: StreamingApi) => {
    lines.onAbort(() => left.abort());
    const write = (line: object) => lines.write(`${JSON.stringify(line)}\n`);
    let reportedAt = Number.NEGATIVE_INFINITY;
    const onChunk = async (chunk: Uint8Array) => {
      left.signal.throwIfAborted();
      await write({ chunk: Buffer.from(chunk).toString('base64') });
    };
    const onProgress: Watching['onProgress'] = (progress) => {
      if (performance.now() - reportedAt < PROGRESS_EVERY_MS) return;
      reportedAt = performance.now();
      void write({ progress });
    };
    await work({ signal: left.signal, onProgress, onChunk }).then(
      (data) => write({ status: true, data, message: null }),
      (error: unknown) => write(refusal(error)),
    );
  };
  return stream(c, run, onError);
}

function refusal(error: unknown): object {
  if (!(error instanceof OperatorFailure)) throw error;
  return { status: false, data: null, message: error.message };
}
