import type { Sms } from './sms';

/** Writes messages to the standard output instead of sending them. */
export const consoleSms: Sms = {
  reachesPhones: false,
  send: async (phone, text) => {
    console.log(`SMS to +${phone}: ${text}`);
  },
};
