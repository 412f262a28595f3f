import { TooMany } from '@/api/shared/errors';
import { waitText } from '@/api/shared/locale';
import type { MessageKey } from '@/api/shared/messages';
import { type Locale, RESEND_SECONDS } from '@/lib/constants';
import { formatCountdown } from '@/lib/domain/date';
import type { Origin, Standing } from './known-origin';
import { type Limit, type PlaceName, placeLimits, type UsedUp } from './limit';

export type Budget = Limit & { says: MessageKey };

export type Asker = { phone: string; origin: Origin; standing: Standing };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Messages to one phone. */
const SENDS = { dayOfOrigin: 5, hourOfStrangers: 6 };
/** Percent of SMS_PER_HOUR; a minute may have three times its even part. */
const SHARE = {
  sends: { address: 2, network: 10, provider: 30, minute: 5 },
  wrong: { address: 2, network: 4, provider: 8, alarm: 10, all: 30 },
  /** What is left over is kept for the next: strangers, phones with an order, known origins. */
  ofStrangers: 70,
  ofBuyers: 90,
  ofKnown: 100,
};

/** The shared budgets come last, so that their rows are locked for the shortest time. */
export function sendBudgets({ phone, origin, standing }: Asker, smsPerHour: number): Budget[] {
  const who = `${phone}:${nameOf(origin, standing)}`;
  const part = partOf(standing);
  const share = (name: keyof typeof SHARE.sends) => usesOf(SHARE.sends[name], smsPerHour);
  return [
    { key: againKey(who), uses: 1, seconds: RESEND_SECONDS, says: 'codeSoon' },
    { key: `sms:day:${who}`, uses: SENDS.dayOfOrigin, seconds: DAY, says: 'codeLater' },
    ...(standing.knownBy === null ? [ofStrangers(phone)] : []),
    ...(standing.knownBy === 'browser' ? [] : placeBudgets('sms', origin, share, 'codeFromHere')),
    {
      key: 'sms:minute',
      uses: usesOf((SHARE.sends.minute * part) / 100, smsPerHour),
      seconds: MINUTE,
      says: 'codeBusy',
    },
    { key: 'sms:all', uses: usesOf(part, smsPerHour), seconds: HOUR, says: 'codeBusy' },
  ];
}

/** Wrong codes that one place may enter for any phones; none for a browser that is known. */
export function tryBudgets({ origin, standing }: Asker, smsPerHour: number): Budget[] {
  const share = (name: PlaceName) => usesOf(SHARE.wrong[name], smsPerHour);
  return standing.knownBy === 'browser' ? [] : placeBudgets('try', origin, share, 'triesLater');
}

/** Wrong codes of all strangers together; after the share `alarm` each code has one try. */
export function wrongBudget(name: 'alarm' | 'all', smsPerHour: number): Budget {
  return {
    key: 'try:all',
    uses: usesOf(SHARE.wrong[name], smsPerHour),
    seconds: HOUR,
    says: 'triesLater',
  };
}

export function resendKey({ phone, origin, standing }: Asker): string {
  return againKey(`${phone}:${nameOf(origin, standing)}`);
}

export function refusalOf({ limit, seconds }: UsedUp<Budget>, locale: Locale): TooMany {
  const time = limit.says === 'codeSoon' ? formatCountdown(seconds) : waitText(seconds, locale);
  return new TooMany(limit.says, {
    seconds,
    values: { time },
    data: { data: { resend_after: seconds } },
  });
}

function placeBudgets(
  what: string,
  origin: Origin,
  uses: (name: PlaceName) => number,
  says: MessageKey,
): Budget[] {
  return placeLimits(what, origin, { seconds: HOUR, uses }).map((limit) => ({ ...limit, says }));
}

function ofStrangers(phone: string): Budget {
  return {
    key: `sms:phone:${phone}`,
    uses: SENDS.hourOfStrangers,
    seconds: HOUR,
    says: 'codeLater',
  };
}

/** A stranger's browser has no name of its own: a new cookie costs nothing. */
function nameOf(origin: Origin, { knownBy }: Standing): string {
  return knownBy === null ? `network:${origin.network}` : `${knownBy}:${origin[knownBy]}`;
}

function againKey(who: string): string {
  return `sms:again:${who}`;
}

function partOf({ knownBy, hasOrdered }: Standing): number {
  if (knownBy !== null) return SHARE.ofKnown;
  return hasOrdered ? SHARE.ofBuyers : SHARE.ofStrangers;
}

function usesOf(percent: number, smsPerHour: number): number {
  return Math.ceil((smsPerHour * percent) / 100);
}
