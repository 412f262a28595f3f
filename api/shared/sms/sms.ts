export type Sms = {
  /** Its name in the metrics. */
  provider: string;
  send: (phone: string, text: string) => Promise<void>;
  /** Whether it reaches phones; otherwise the page shows the code in test mode. */
  reachesPhones: boolean;
};

export class SmsFailure extends Error {}
