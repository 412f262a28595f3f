import type { Sms } from './sms';

/** Writes what would be sent where whoever started the shop can read it. */
export const consoleSms: Sms = {
  reachesPhones: false,
  send: async (phone, text) => {
    console.log(`SMS to +${phone}: ${text}`);
  },
};
