import { inTransaction } from '@/api/db/transaction';
import { getOwnSettings } from '@/api/services/content/settings';
import { Invalid, Unavailable } from '@/api/shared/errors';
import { fill, textIn } from '@/api/shared/locale';
import { messages } from '@/api/shared/messages';
import type { Ports } from '@/api/shared/ports';
import type { Sms } from '@/api/shared/sms/sms';
import { smsText } from '@/api/shared/sms/sms-text';
import { type ContentLocale, RESEND_SECONDS } from '@/lib/constants';
import { log, seldom } from '@/lib/telemetry/log';
import { count } from '@/lib/telemetry/metrics';
import { storeCode } from './code';
import { type Budget, refusalOf, resendKey, sendBudgets } from './code-budget';
import { type Origin, standingOf } from './known-origin';
import { findUsedUp, giveBack, spendLimits, type UsedUp } from './limit';
import { sendSms } from './send-sms';

const MINUTE_MS = 60_000;

type Input = { phone: string; origin: Origin; locale: ContentLocale };
type Sent = { detail: string; data: { resend_after: number } };

/**
 * Sends a sign-in code. The response is the same for known and unknown phones (ADR 044).
 *
 * In test mode without real SMS, the response contains the code.
 *
 * @throws TooMany when a limit is used up; `seconds` is the wait time.
 * @throws Invalid when the SMS provider rejects the message or is unreachable.
 * @throws Unavailable when the shop has no SMS provider and is not in test mode.
 */
export async function sendCode(ports: Ports, { phone, origin, locale }: Input): Promise<Sent> {
  const { sms } = ports;
  const { test_mode: isTest, app_name: shop } = await getOwnSettings(ports);
  if (!sms && !isTest) throw new Unavailable('smsUnavailable', { code: 'sms_unavailable' });

  const code = ports.newCode();
  const now = ports.now();
  const client = { phone, origin, standing: await standingOf(ports, phone, origin) };
  const budgets = sendBudgets(client, ports.smsPerHour);
  // Most requests of a flood are rejected here, at the cost of a few reads.
  const refuse = (usedUp: UsedUp<Budget> | null) => requireLeft(usedUp, { sms, locale });
  refuse(await findUsedUp(ports.db, budgets, now));
  await inTransaction(ports.db, async (tx) => {
    refuse(await spendLimits(tx, budgets, now));
    await storeCode(tx, ports, { phone, code, origin });
  });

  const text = smsText('codeSms', locale, { code, shop });
  if (sms) await deliver({ ...ports, sms }, { phone, text, resend: resendKey(client) });
  const template = isTest && !sms?.reachesPhones ? messages.codeShown : messages.codeSent;
  return {
    detail: fill(textIn(template, locale), { code }),
    data: { resend_after: RESEND_SECONDS },
  };
}

function requireLeft(
  usedUp: UsedUp<Budget> | null,
  { sms, locale }: { sms: Sms | null; locale: ContentLocale },
): void {
  if (!usedUp) return;
  const provider = sms?.provider ?? 'none';
  count('chorsu_sms_total', { provider, about: 'code', result: 'refused' });
  if (usedUp.limit.messageKey === 'codeBusy') alarm(usedUp.limit);
  throw refusalOf(usedUp, locale);
}

/** Logs at most once a minute per budget, so that a flood does not fill the log. */
function alarm({ key, uses, seconds }: Budget): void {
  seldom(`budget ${key}`, MINUTE_MS, () =>
    log.warn(`SMS budget used up (messages: ${uses} within ${seconds} s)`),
  );
}

type Message = { phone: string; text: string; resend: string };

/** Sends the code. If that fails, the shopper may request another code at once. */
async function deliver(
  ports: Pick<Ports, 'db' | 'now'> & { sms: Sms },
  { phone, text, resend }: Message,
): Promise<void> {
  if (!(await sendSms(ports, { about: 'code', phone, text }))) return;
  await giveBack(ports.db, [resend]);
  throw new Invalid({ phone: 'fieldInvalid' }, 'codeUnsent');
}
