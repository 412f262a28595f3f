export type Sms = {
  send: (phone: string, text: string) => Promise<void>;
  /** Whether it reaches phones; a code that does not is told on the page in test mode. */
  reachesPhones: boolean;
};

/** The provider did not take a message. */
export class SmsFailure extends Error {}
