import type { Api, GrammyError } from 'grammy';
import { DeliveryFailure, type Receiver } from '@/api/outbox/receiver';
import { getOwnSettings } from '@/api/services/content/settings';
import type { Ports } from '@/api/shared/ports';
import { isForStaff, staffText } from './staff-texts';

export type TelegramSettings = { token: string; chats: readonly string[]; apiUrl: string };

const RESPONSE_WITHIN_SECONDS = 10;
const TRIES_MAX = 40;
const TOO_MANY = 429;

/** Returns one receiver per staff chat. Each sends its messages to that chat. */
export function telegramReceivers(
  { token, chats, apiUrl: apiRoot }: TelegramSettings,
  ports: Pick<Ports, 'db' | 'guard'>,
): Receiver[] {
  let opened: Promise<Api> | null = null;
  // The library is loaded with the first message, so that shops without Telegram never load it.
  const open = () => {
    opened ??= import('grammy').then(
      (grammy) => new grammy.Api(token, { apiRoot, timeoutSeconds: RESPONSE_WITHIN_SECONDS }),
    );
    return opened;
  };
  return chats.map((chat) => ({
    name: `telegram:${chat}`,
    kind: 'telegram',
    triesMax: TRIES_MAX,
    // Telegram limits the rate of messages per chat.
    concurrency: 1,
    accepts: isForStaff,
    async deliver(event) {
      const { staff_language: locale } = await getOwnSettings(ports);
      const api = await open();
      await api
        .sendMessage(chat, staffText(event, locale), {
          link_preview_options: { is_disabled: true },
        })
        .catch((cause: unknown) => {
          throw Object.assign(failureOf(cause), { cause });
        });
    },
  }));
}

function failureOf(cause: unknown): DeliveryFailure {
  if (!isResponse(cause)) return new DeliveryFailure('Telegram is unreachable');
  const { error_code: code, description, parameters } = cause;
  const seconds = code === TOO_MANY ? (parameters.retry_after ?? 1) : null;
  return new DeliveryFailure(`Telegram responded with ${code}: ${description}`, {
    pauseMs: seconds === null ? null : seconds * 1000,
  });
}

function isResponse(cause: unknown): cause is GrammyError {
  return cause instanceof Error && cause.name === 'GrammyError';
}
