import { inTransaction } from '@/api/db/transaction';
import type { Origin } from '@/api/shared/client-address';
import { Invalid, TooMany, Unavailable } from '@/api/shared/errors';
import { fill, textIn } from '@/api/shared/locale';
import { messages } from '@/api/shared/messages';
import type { Ports } from '@/api/shared/ports';
import { type Sms, SmsFailure } from '@/api/shared/sms/sms';
import { type Locale, RESEND_SECONDS } from '@/lib/constants';
import { formatCountdown } from '@/lib/domain/date';
import { keepCode } from './code';
import {
  findUsedUp,
  forgetOldLimits,
  giveBack,
  type Limit,
  spendLimits,
  type UsedUp,
} from './limit';
import { isTestMode } from './settings';

const HOUR = 60 * 60;
const MINUTE_MS = 60_000;
const ALL = 'sms:all';

type Input = { phone: string; origin: Origin | null; locale: Locale };
type Sent = { detail: string; data: { resend_after: number } };

/** Sends a new code; the one before it is void. Answers are alike for known and unknown phones. */
export async function sendCode(ports: Ports, { phone, origin, locale }: Input): Promise<Sent> {
  const { sms } = ports;
  const isTest = await isTestMode(ports);
  if (!sms && !isTest) throw new Unavailable('smsUnavailable', { code: 'sms_unavailable' });

  const code = ports.newCode();
  const now = ports.now();
  const limits = limitsOf(phone, origin, ports.smsPerHour);
  // Most of a flood ends here, at the price of one read.
  refuse(await findUsedUp(ports.db, limits, now), ports.smsPerHour);
  await inTransaction(ports.db, async (tx) => {
    refuse(await spendLimits(tx, limits, now), ports.smsPerHour);
    await keepCode(tx, ports, { phone, code });
  });
  await forgetOldLimits(ports.db, now);

  const text = fill(textIn(messages.codeSms, locale), { code });
  if (sms) await deliver(ports, sms, { phone, text });
  const said = isTest && !sms?.reachesPhones ? messages.codeTold : messages.codeSent;
  return { detail: fill(textIn(said, locale), { code }), data: { resend_after: RESEND_SECONDS } };
}

/** The shared budget comes last, so that its row is locked for the shortest time. */
function limitsOf(phone: string, origin: Origin | null, smsPerHour: number): Limit[] {
  return [
    { key: justSent(phone), uses: 1, seconds: RESEND_SECONDS },
    { key: `sms:day:${phone}`, uses: 5, seconds: 24 * HOUR },
    ...(origin
      ? [
          { key: `sms:address:${origin.address}`, uses: 20, seconds: HOUR },
          { key: `sms:network:${origin.network}`, uses: 100, seconds: HOUR },
        ]
      : []),
    { key: ALL, uses: smsPerHour, seconds: HOUR },
  ];
}

function justSent(phone: string): string {
  return `sms:again:${phone}`;
}

function refuse(usedUp: UsedUp | null, smsPerHour: number): void {
  if (!usedUp) return;
  const { limit, seconds } = usedUp;
  if (limit.key === ALL) alarm(smsPerHour);
  const isSoon = seconds <= RESEND_SECONDS;
  throw new TooMany(isSoon ? 'codeSoon' : 'codeLater', {
    values: { time: formatCountdown(seconds) },
    data: { data: { resend_after: seconds } },
  });
}

let alarmedAt = Number.NEGATIVE_INFINITY;

/** At most once a minute, so that a flood does not fill the log. */
function alarm(smsPerHour: number): void {
  if (performance.now() - alarmedAt < MINUTE_MS) return;
  alarmedAt = performance.now();
  console.error(`the budget of ${smsPerHour} messages an hour is used up`);
}

/** A code whose message was not sent may be requested again at once. */
async function deliver(
  { db }: Pick<Ports, 'db'>,
  sms: Sms,
  { phone, text }: { phone: string; text: string },
): Promise<void> {
  try {
    await sms.send(phone, text);
  } catch (cause) {
    if (!(cause instanceof SmsFailure)) throw cause;
    console.error(`SMS: ${cause.message}`);
    await giveBack(db, justSent(phone));
    throw Object.assign(new Invalid({ phone: 'validation.invalid' }, 'codeUnsent'), { cause });
  }
}
