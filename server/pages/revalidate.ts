import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { hasBearer } from '@/lib/security/secrets';
import { parseJson, readText } from '@/server/edge/read-body';

const BODY_LIMIT = 64 * 1024;
const body = z.object({
  tags: z.array(z.string().min(1).max(300)).min(1).max(1000),
  drop: z.boolean().default(false),
});

export type InvalidateOptions = {
  /** Removes the pages, so that they are not even served stale. */
  drop: boolean;
};

type RevalidateOptions = {
  secret: string | undefined;
  /** Resolves with the number of affected pages as soon as stale data can no longer be read. */
  invalidate: (tags: readonly string[], options: InvalidateOptions) => Promise<number> | number;
};

/**
 * Handles the endpoint to which the shop API posts changed tags: `{ "tags": […] }` with
 * `Authorization: Bearer`. The mocked API adds `"drop": true` when a test changes faults that
 * affect the requests of these pages.
 */
export async function revalidate(
  req: IncomingMessage,
  res: ServerResponse,
  { secret, invalidate }: RevalidateOptions,
): Promise<void> {
  const { authorization } = req.headers;
  if (req.method !== 'POST') return respond(res, 405);
  if (!hasBearer(authorization, secret)) return respond(res, 401);

  const sent = body.safeParse(parseJson((await readText(req, BODY_LIMIT)) ?? ''));
  if (!sent.success) return respond(res, 422);
  const { tags, drop } = sent.data;
  respond(res, 200, { invalidated: await invalidate(tags, { drop }) });
}

function respond(res: ServerResponse, status: number, data?: { invalidated: number }): void {
  res.writeHead(status, { 'Cache-Control': 'no-store', 'Content-Type': 'application/json' });
  res.end(JSON.stringify(data ?? {}));
}
