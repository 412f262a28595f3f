import type { AccountPorts } from '@/api/shared/account-ports';

/** Every shopper gets this code. */
const KNOWN_CODE = '12345';

export type SentSms = { phone: string; text: string };

/** Signing in without a phone; the limits per phone apply, the one for all shoppers does not. */
export const mockAccountPorts: Omit<AccountPorts, 'sms'> = {
  newCode: () => KNOWN_CODE,
  codeKey: 'known-to-everyone',
  smsPerHour: Number.MAX_SAFE_INTEGER,
  isBehindProxy: false,
};
