import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { REVALIDATE_PATH } from '@/lib/constants';
import type { Render } from '@/server/next/render';

const BODY_LIMIT = 64 * 1024;
const body = z.object({ tags: z.array(z.string().min(1).max(300)).min(1).max(1000) });

type Parts = {
  /** Without one nothing may purge. */
  secret: string | undefined;
  purge: (tags: readonly string[]) => number;
  render: Render;
};

/**
 * The shop API says which tags have changed: `{ "tags": […] }` under `Authorization: Bearer`.
 * Next's own data cache is told first, so that a page made anew does not read what was; should that
 * fail, the pages are purged all the same.
 */
export async function revalidate(
  req: IncomingMessage,
  res: ServerResponse,
  { secret, purge, render }: Parts,
): Promise<void> {
  const { authorization } = req.headers;
  if (req.method !== 'POST') return answer(res, 405);
  if (!secret || !isSame(authorization, `Bearer ${secret}`)) return answer(res, 401);

  const text = await readText(req);
  const sent = body.safeParse(parseJson(text));
  if (!sent.success) return answer(res, 422);

  const told = await render({
    method: 'POST',
    target: REVALIDATE_PATH,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: text,
  }).catch(() => null);
  answer(res, told && told.status < 300 ? 200 : 502, { purged: purge(sent.data.tags) });
}

function answer(res: ServerResponse, status: number, data?: { purged: number }): void {
  res.writeHead(status, { 'Cache-Control': 'no-store', 'Content-Type': 'application/json' });
  res.end(JSON.stringify(data ?? {}));
}

/** Digests have one length whatever was sent, as the comparison in constant time demands. */
function isSame(sent: string | undefined, wanted: string): boolean {
  const [one, other] = [sent ?? '', wanted].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

async function readText(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req) {
    length += chunk.length;
    if (length > BODY_LIMIT) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
