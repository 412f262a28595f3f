export type Sms = {
  send: (phone: string, text: string) => Promise<void>;
  /** Whether it reaches phones; otherwise the page shows the code in test mode. */
  reachesPhones: boolean;
};

/** The provider did not take a message. */
export class SmsFailure extends Error {}
