import { WORLD_COOKIE } from '@/lib/constants';

const NAME = /^[\w-]{1,80}$/;

export function isWorldName(text: string): boolean {
  return NAME.test(text);
}

/** The world of the mocked API that a browser's cookies name. */
export function worldInCookies(cookies: string | undefined): string | null {
  if (!cookies?.includes(`${WORLD_COOKIE}=`)) return null;
  const named = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${WORLD_COOKIE}=`));
  const name = named?.slice(WORLD_COOKIE.length + 1) ?? '';
  return isWorldName(name) ? name : null;
}

/** What is kept under a tag in one world is not touched by changes in another. */
export function tagIn(world: string | null, tag: string): string {
  return world === null ? tag : `${tag}@${world}`;
}
