import type { ApiEnv } from '@/api/shared/env';
import { eskizSms } from './eskiz';
import type { Sms } from './sms';

/** Returns the provider that the environment configures, or `null` without one. */
export function smsOf(env: ApiEnv): Sms | null {
  if (!env.ESKIZ_EMAIL || !env.ESKIZ_PASSWORD) return null;
  return eskizSms({
    url: env.ESKIZ_URL,
    email: env.ESKIZ_EMAIL,
    password: env.ESKIZ_PASSWORD,
    from: env.ESKIZ_FROM,
    callbackUrl: env.ESKIZ_CALLBACK_URL,
  });
}
