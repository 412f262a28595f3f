import { z } from 'zod';
import { codeOf, SmsFailure } from '@/api/shared/errors';
import { scrub } from '@/lib/telemetry/scrub';
import type { Sms } from './sms';

export type EskizAccount = {
  url: string;
  email: string;
  password: string;
  from: string;
  callbackUrl?: string | undefined;
};

const PATIENCE_MS = 8000;

const WORDS_MAX = 200;
const UNREACHABLE = 'Eskiz is unreachable';
const GATEWAY_TIMEOUT = 504;
/** The error codes of `fetch` when no connection was made. */
const UNSENT = [
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
];

const explained = z.object({ message: z.string().min(1) });
const loggedIn = z.object({ data: z.object({ token: z.string().min(1) }) });

/**
 * Returns a provider that sends messages through Eskiz (notify.eskiz.uz). All messages share one
 * token, which is renewed when Eskiz rejects it.
 */
export function eskizSms(account: EskizAccount): Sms {
  let token: Promise<string> | null = null;

  /**
   * Returns the token, and requests one first if there is none. Concurrent callers share one
   * request. After a failure, the next caller sends a new request.
   */
  function currentToken(): Promise<string> {
    token ??= logIn(account).catch((cause: unknown) => {
      token = null;
      throw cause;
    });
    return token;
  }

  async function post(
    phone: string,
    text: string,
  ): Promise<{ status: number; body: unknown; used: Promise<string> }> {
    const used = currentToken();
    const headers = { authorization: `Bearer ${await used}` };
    try {
      const message = messageOf(account, phone, text);
      const { status, body } = await postForm(account, '/message/sms/send', message, headers);
      return { status, body, used };
    } catch (cause) {
      // Before the next message is sent, a new login checks whether Eskiz is available again.
      token = null;
      throw new SmsFailure(UNREACHABLE, { cause, isUnsure: !isUnsent(cause) });
    }
  }

  return {
    provider: 'eskiz',
    reachesPhones: true,
    async send(phone, text) {
      let { status, body, used } = await post(phone, text);
      if (status === 401) {
        if (token === used) token = null;
        ({ status, body } = await post(phone, text));
      }
      if (status < 200 || status > 299)
        throw new SmsFailure(`Eskiz responded with status ${status}${wordsOf(body)}`, {
          isUnsure: status === GATEWAY_TIMEOUT,
        });
    },
  };
}

async function logIn(account: EskizAccount): Promise<string> {
  const { email, password } = account;
  const response = await postForm(account, '/auth/login', { email, password }).catch(
    (cause: unknown) => {
      throw new SmsFailure(UNREACHABLE, { cause });
    },
  );
  const parsed = loggedIn.safeParse(response.body);
  if (!parsed.success)
    throw new SmsFailure(
      `Eskiz rejected the account: status ${response.status}${wordsOf(response.body)}`,
    );
  return parsed.data.data.token;
}

/** Returns Eskiz's own explanation, for instance of an empty balance, without phone numbers. */
function wordsOf(body: unknown): string {
  const { data } = explained.safeParse(body);
  return data ? `: ${scrub(data.message).slice(0, WORDS_MAX)}` : '';
}

function messageOf({ from, callbackUrl }: EskizAccount, phone: string, text: string) {
  return {
    mobile_phone: phone,
    message: text,
    from,
    ...(callbackUrl && { callback_url: callbackUrl }),
  };
}

async function postForm(
  { url }: EskizAccount,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body, signal });
  return { status: response.status, body: await response.json().catch(() => null) };
}

/** Returns whether the connection failed before Eskiz got the request. */
function isUnsent(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {};
  return UNSENT.includes(codeOf(cause));
}
