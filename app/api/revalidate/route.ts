import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { envServer } from '@/lib/env.server';
import { countPurge } from '@/lib/server/purges';

const body = z.object({ tags: z.array(z.string()) });

/** Drops the tagged reads of Next's data cache; the server in front checks and purges pages. */
export async function POST(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET } = envServer;
  const sent = request.headers.get('authorization');
  if (!REVALIDATE_SECRET || sent !== `Bearer ${REVALIDATE_SECRET}`) {
    return new Response(null, { status: 401 });
  }

  const parsed = body.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return new Response(null, { status: 422 });
  for (const tag of parsed.data.tags) {
    countPurge(tag);
    revalidateTag(tag, { expire: 0 });
  }
  return new Response(null, { status: 204 });
}
