import { cookies } from 'next/headers';
import { isScope } from '@/lib/domain/routing/request-scope';
import { envServer } from '@/lib/env.server';

/**
 * Returns the value of the forwarded cookie, by which the API may vary its responses, or `null`.
 */
export async function currentScope(): Promise<string | null> {
  if (envServer.FORWARD_COOKIE === '') return null;
  const value = (await cookies()).get(envServer.FORWARD_COOKIE)?.value ?? '';
  return isScope(value) ? value : null;
}
