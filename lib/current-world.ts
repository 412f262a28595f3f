import { cookies } from 'next/headers';
import { WORLD_COOKIE, WORLD_HEADER } from '@/lib/constants';
import { isWorldName } from '@/lib/domain/world';
import { envServer } from '@/lib/env.server';

/** The world of the mocked API that the page is rendered in; the cookie says nothing to a shop. */
export async function currentWorld(): Promise<string | null> {
  if (!envServer.MOCK_WORLDS) return null;
  const name = (await cookies()).get(WORLD_COOKIE)?.value ?? '';
  return isWorldName(name) ? name : null;
}

export function worldHeader(world: string | null): Record<string, string> {
  return world === null ? {} : { [WORLD_HEADER]: world };
}
