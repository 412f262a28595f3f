import { z } from 'zod';
import { httpAddress, settings, text } from './setting';

const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'must be whsec_ and 24 to 64 bytes in base64');

const chats = z
  .string()
  .regex(/^(?:-?\d+|@\w+)(?:,(?:-?\d+|@\w+))*$/, 'must be chat ids, separated by commas');

/** Receivers of the shop's events. */
export const staff = settings({
  WEBHOOK_URL: {
    schema: httpAddress.optional(),
    readBy: ['api'],
    meaning:
      'The URL on your own system to which the shop posts its events: orders, payments, stock. It may be in a private network; redirects are not followed.',
  },
  WEBHOOK_SECRET: {
    schema: webhookSecret.optional(),
    readBy: ['api'],
    isSecret: true,
    meaning:
      'The key with which events are signed, in the Standard Webhooks format. Create one with `echo "whsec_$(openssl rand -base64 32)"`.',
  },
  TELEGRAM_STAFF_TOKEN: {
    schema: text,
    readBy: ['api'],
    isSecret: true,
    meaning:
      'The token of a Telegram bot that sends messages to staff: new and canceled orders, payments, empty stock, daily totals. @BotFather creates bots.',
  },
  TELEGRAM_STAFF_CHATS: {
    schema: chats.optional(),
    readBy: ['api'],
    meaning: 'The ids of the chats that receive the messages to staff, separated by commas.',
  },
  TELEGRAM_API_URL: {
    schema: httpAddress.default('https://api.telegram.org'),
    readBy: ['api'],
    meaning: 'The URL of the Bot API. Change it only if you run your own Bot API server.',
  },
});
