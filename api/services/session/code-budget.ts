import { TooMany } from '@/api/shared/errors';
import { waitText } from '@/api/shared/locale';
import type { MessageKey } from '@/api/shared/messages';
import { type ContentLocale, RESEND_SECONDS } from '@/lib/constants';
import { formatCountdown } from '@/lib/domain/time/date';
import type { Origin, Standing } from './known-origin';
import { type Limit, type PlaceName, placeLimits, type UsedUp } from './limit';

export type Budget = Limit & { says: MessageKey };

export type Asker = { phone: string; origin: Origin; standing: Standing };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Messages to one phone. Limits of strangers last an hour at most, and those who share a network
 * with the owner cannot use up what another address of it, or another network, may ask for.
 */
const SENDS = {
  dayOfKnown: 5,
  hourOfAddress: 3,
  hourOfNetwork: 4,
  hourOfStrangers: 6,
};
/** Wrong codes of strangers for one phone; after them each of its codes has one try. */
const WRONG_OF_PHONE = 25;
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
export function sendBudgets(asker: Asker, smsPerHour: number): Budget[] {
  const { origin, standing } = asker;
  const part = partOf(standing);
  const share = (name: keyof typeof SHARE.sends) => usesOf(SHARE.sends[name], smsPerHour);
  return [
    { key: resendKey(asker), uses: 1, seconds: RESEND_SECONDS, says: 'codeSoon' },
    ...phoneBudgets(asker),
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

/** Wrong codes of strangers for one phone. */
export function wrongOfPhone(phone: string): Budget {
  return { key: `try:phone:${phone}`, uses: WRONG_OF_PHONE, seconds: DAY, says: 'triesLater' };
}

export function resendKey({ phone, origin, standing }: Asker): string {
  return `sms:again:${phone}:${nameOf(origin, standing)}`;
}

export function refusalOf({ limit, seconds }: UsedUp<Budget>, locale: ContentLocale): TooMany {
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

/** The message limits of one phone, from the narrowest origin to all strangers. */
function phoneBudgets({ phone, origin, standing }: Asker): Budget[] {
  const who = `${phone}:${nameOf(origin, standing)}`;
  const says = 'codeLater';
  if (standing.knownBy !== null) {
    return [{ key: `sms:day:${who}`, uses: SENDS.dayOfKnown, seconds: DAY, says }];
  }
  const near = `${phone}:network:${origin.network}`;
  return [
    { key: `sms:hour:${who}`, uses: SENDS.hourOfAddress, seconds: HOUR, says },
    { key: `sms:hour:${near}`, uses: SENDS.hourOfNetwork, seconds: HOUR, says },
    { key: `sms:phone:${phone}`, uses: SENDS.hourOfStrangers, seconds: HOUR, says },
  ];
}

/** A stranger's browser has no name of its own: a new cookie costs nothing. */
function nameOf(origin: Origin, { knownBy }: Standing): string {
  return knownBy === null ? `stranger:${origin.address}` : `${knownBy}:${origin[knownBy]}`;
}

function partOf({ knownBy, hasOrdered }: Standing): number {
  if (knownBy !== null) return SHARE.ofKnown;
  return hasOrdered ? SHARE.ofBuyers : SHARE.ofStrangers;
}

function usesOf(percent: number, smsPerHour: number): number {
  return Math.ceil((smsPerHour * percent) / 100);
}
