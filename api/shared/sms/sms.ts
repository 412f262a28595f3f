/** Sends text messages to phones. */
export type Sms = {
  /** The provider's name in metrics. */
  provider: string;
  send: (phone: string, text: string) => Promise<void>;
  /** Whether messages reach phones. If not, the page shows the code in test mode. */
  reachesPhones: boolean;
};
