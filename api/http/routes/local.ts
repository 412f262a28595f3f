import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import type { Api } from '@/api/http/implement';
import { OTHER_BODIES_MAX } from '@/api/http/receive';
import { receiveBody } from '@/api/http/request';
import type { Watching } from '@/api/import/watching';
import { carryOut } from '@/api/operator/operator';
import { isVerb } from '@/api/operator/verbs';
import { NotFound, OperatorFailure } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { hasBearer } from '@/lib/security/secrets';

/** The media type of responses that report progress in lines before the result. */
const LINES = 'application/x-ndjson';
const PROGRESS_EVERY_MS = 250;

/**
 * Endpoints for the operator's tool on the same machine. They are outside `/api/v1`, so that
 * proxies do not expose them.
 */
export function localRoutes(api: Api, ports: Ports) {
  api.post('/local/:verb', async (c) => {
    const verb = c.req.param('verb');
    const isOperator = hasBearer(c.req.header('authorization'), ports.localSecret);
    if (!isOperator || !isVerb(verb)) throw new NotFound();
    const command = await receiveBody(c, { maxBytes: OTHER_BODIES_MAX, form: null });
    const work = (watching: Watching) => carryOut(ports, verb, command(), watching);
    if (c.req.header('accept') === LINES) return withProgress(c, work);
    const data = await work({ signal: c.req.raw.signal });
    return c.json({ status: true, data, message: null });
  });
}

/** A caller that disconnects cancels the work. */
function withProgress(c: Context, work: (watching: Watching) => Promise<unknown>): Response {
  const left = new AbortController();
  c.header('content-type', LINES);
  return stream(c, async (lines) => {
    lines.onAbort(() => left.abort());
    const write = (line: object) => lines.write(`${JSON.stringify(line)}\n`);
    let reportedAt = Number.NEGATIVE_INFINITY;
    const onProgress: Watching['onProgress'] = (progress) => {
      if (performance.now() - reportedAt < PROGRESS_EVERY_MS) return;
      reportedAt = performance.now();
      void write({ progress });
    };
    await work({ signal: left.signal, onProgress }).then(
      (data) => write({ status: true, data, message: null }),
      (error: unknown) => write(refusal(error)),
    );
  });
}

function refusal(error: unknown): object {
  if (!(error instanceof OperatorFailure)) throw error;
  return { status: false, data: null, message: error.message };
}
