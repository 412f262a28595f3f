import type { AccountPorts } from '@/api/shared/account-ports';

/** The code that every shopper gets. */
const KNOWN_CODE = '12345';

export type SentSms = { phone: string; text: string };

/** Signing in without a telephone; the limits of one phone hold, those of all shoppers do not. */
export const mockAccountPorts: Omit<AccountPorts, 'sms'> = {
  newCode: () => KNOWN_CODE,
  codeKey: 'known-to-everyone',
  smsPerHour: Number.MAX_SAFE_INTEGER,
  isBehindProxy: false,
};
