import { type IncomingMessage, request } from 'node:http';
import { z } from 'zod';
import type { Watching } from '@/api/import/watching';
import { OperatorFailure } from '@/api/shared/errors';
import type { OperatorAddress } from './address';
import type { Operator } from './operator';
import { verbs } from './verbs';

/** Connects to the running API. Returns `null` when it does not respond. */
export async function reachOperator(address: OperatorAddress): Promise<Operator | null> {
  const isThere = await post(address, 'settings', {})
    .then(({ code }) => code === 200)
    .catch(() => false);
  if (!isThere) return null;
  return async (name, command, watching) =>
    verbs[name].report.parse(await read(post(address, name, command, watching)));
}

/** The API ends its current transaction. */
const CANCELLED = 'cancelled. Rows that were already imported are kept';

const responseShape = z.object({
  status: z.boolean(),
  data: z.unknown(),
  message: z.string().nullable(),
});

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
    if (cause.name === 'AbortError') throw new OperatorFailure(CANCELLED, { cause });
    const reason = `the API did not respond (${cause.message})`;
    throw new OperatorFailure(`${reason}. The command may or may not have taken effect`, { cause });
  });
  const { status, data, message } = responseShape.parse(body);
  if (!status) throw new OperatorFailure(message ?? `the shop responded with status ${code}`);
  return data;
}

/**
 * Sends a command without a time limit, unlike `fetch`, which gives up after five minutes. The
 * response is one line of JSON, or several: progress, then the result.
 */
function post(
  { url, secret }: OperatorAddress,
  verb: string,
  command: object,
  watching: Watching = {},
): Promise<OperatorResponse> {
  const headers = {
    authorization: `Bearer ${secret}`,
    'content-type': 'application/json',
    ...(watching.onProgress && { accept: 'application/x-ndjson' }),
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
    req.end(JSON.stringify(command));
  });
}

async function bodyOf(response: IncomingMessage, { onProgress }: Watching): Promise<unknown> {
  let rest = '';
  for await (const chunk of response.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const body: unknown = JSON.parse(line);
      const { data } = progressLine.safeParse(body);
      if (!data) return body;
      onProgress?.(data.progress);
    }
  }
  return JSON.parse(rest);
}
