import { cookies } from 'next/headers';
import { isScope } from '@/lib/domain/routing/request-scope';
import { envServer } from '@/lib/env.server';

/**
 * Returns the scope of the request, or `null`. The scope is the value of the cookie
 * `FORWARD_COOKIE`, on which the API's responses may depend.
 */
export async function currentScope(): Promise<string | null> {
  if (envServer.FORWARD_COOKIE === '') return null;
  const value = (await cookies()).get(envServer.FORWARD_COOKIE)?.value ?? '';
  return isScope(value) ? value : null;
}
