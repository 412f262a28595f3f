import { TooMany } from '@/api/shared/errors';
import { waitText } from '@/api/shared/locale';
import type { MessageKey } from '@/api/shared/messages';
import { type ContentLocale, RESEND_SECONDS } from '@/lib/constants';
import { formatCountdown } from '@/lib/domain/time/date';
import type { Origin, Standing } from './known-origin';
import { type Limit, type OriginScope, originLimits, type UsedUp } from './limit';

/** A limit with the message that the shopper sees when it is used up. */
export type Budget = Limit & { messageKey: MessageKey };

/** The client that requests or enters a code. */
export type CodeClient = { phone: string; origin: Origin; standing: Standing };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Maximum numbers of messages to one phone. Limits for strangers last at most an hour. Each limit
 * for strangers is higher than the one before it, so that one address cannot block its network, and
 * one network cannot block all others.
 */
const SENDS = {
  dayOfKnown: 5,
  hourOfAddress: 3,
  hourOfNetwork: 4,
  hourOfStrangers: 6,
};
/** After this many wrong codes from strangers, each code for the phone allows only one attempt. */
const WRONG_OF_PHONE = 25;
/**
 * Percentages of `SMS_PER_HOUR`. `minute` limits each minute to three times the average.
 */
const SHARE = {
  sends: { address: 2, network: 10, provider: 30, minute: 5 },
  wrong: { address: 2, network: 4, provider: 8, alarm: 10, all: 30 },
  /**
   * Cumulative shares of strangers, phones with an order and known origins. Each group may also use
   * the unused shares of the groups before it.
   */
  ofStrangers: 70,
  ofBuyers: 90,
  ofKnown: 100,
};

/**
 * Lists the limits that apply to sending a code. The shared budgets come last, so that their rows
 * are locked for the shortest time.
 */
export function sendBudgets(client: CodeClient, smsPerHour: number): Budget[] {
  const { origin, standing } = client;
  const part = partOf(standing);
  const share = (name: keyof typeof SHARE.sends) => usesOf(SHARE.sends[name], smsPerHour);
  return [
    { key: resendKey(client), uses: 1, seconds: RESEND_SECONDS, messageKey: 'codeSoon' },
    ...phoneBudgets(client),
    ...(standing.knownBy === 'browser' ? [] : originBudgets('sms', origin, share, 'codeFromHere')),
    {
      key: 'sms:minute',
      uses: usesOf((SHARE.sends.minute * part) / 100, smsPerHour),
      seconds: MINUTE,
      messageKey: 'codeBusy',
    },
    { key: 'sms:all', uses: usesOf(part, smsPerHour), seconds: HOUR, messageKey: 'codeBusy' },
  ];
}

/** Returns the limits on wrong codes from one origin, for any phone. Known browsers are exempt. */
export function tryBudgets({ origin, standing }: CodeClient, smsPerHour: number): Budget[] {
  const share = (name: OriginScope) => usesOf(SHARE.wrong[name], smsPerHour);
  return standing.knownBy === 'browser' ? [] : originBudgets('try', origin, share, 'triesLater');
}

/**
 * Returns the limit on wrong codes from all strangers together. Above the share `alarm`, each code
 * allows only one attempt.
 */
export function wrongBudget(name: 'alarm' | 'all', smsPerHour: number): Budget {
  return {
    key: 'try:all',
    uses: usesOf(SHARE.wrong[name], smsPerHour),
    seconds: HOUR,
    messageKey: 'triesLater',
  };
}

/** Returns the limit on wrong codes from strangers for one phone. */
export function wrongOfPhone(phone: string): Budget {
  return {
    key: `try:phone:${phone}`,
    uses: WRONG_OF_PHONE,
    seconds: DAY,
    messageKey: 'triesLater',
  };
}

/** Returns the key of the limit that allows one code per `RESEND_SECONDS`, phone and origin. */
export function resendKey({ phone, origin, standing }: CodeClient): string {
  return `sms:again:${phone}:${nameOf(origin, standing)}`;
}

/** Builds the error for a used-up limit, with the wait time in the shopper's language. */
export function refusalOf({ limit, seconds }: UsedUp<Budget>, locale: ContentLocale): TooMany {
  const time =
    limit.messageKey === 'codeSoon' ? formatCountdown(seconds) : waitText(seconds, locale);
  return new TooMany(limit.messageKey, {
    seconds,
    values: { time },
    data: { data: { resend_after: seconds } },
  });
}

function originBudgets(
  purpose: string,
  origin: Origin,
  uses: (name: OriginScope) => number,
  messageKey: MessageKey,
): Budget[] {
  return originLimits(purpose, origin, { seconds: HOUR, uses }).map((limit) => ({
    ...limit,
    messageKey,
  }));
}

/** Returns the message limits for one phone, from the narrowest origin to all strangers. */
function phoneBudgets({ phone, origin, standing }: CodeClient): Budget[] {
  const knownKey = `${phone}:${nameOf(origin, standing)}`;
  const messageKey = 'codeLater';
  if (standing.knownBy !== null) {
    return [{ key: `sms:day:${knownKey}`, uses: SENDS.dayOfKnown, seconds: DAY, messageKey }];
  }
  const near = `${phone}:network:${origin.network}`;
  return [
    { key: `sms:hour:${knownKey}`, uses: SENDS.hourOfAddress, seconds: HOUR, messageKey },
    { key: `sms:hour:${near}`, uses: SENDS.hourOfNetwork, seconds: HOUR, messageKey },
    { key: `sms:phone:${phone}`, uses: SENDS.hourOfStrangers, seconds: HOUR, messageKey },
  ];
}

/**
 * Returns the part of a limit's key that names the origin. Strangers are identified by address,
 * because a new browser cookie costs nothing.
 */
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
