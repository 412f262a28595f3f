export type Sms = {
  send: (phone: string, text: string) => Promise<void>;
  /** Whether it reaches phones; otherwise the page shows the code in test mode. */
  reachesPhones: boolean;
};

export class SmsFailure extends Error {}
