import {
  type AddFaultBody,
  type Control,
  type JournalEntry,
  type OrderBody,
  openWorld,
  type PaymentBody,
  type PromoBody,
  type ReportBody,
  type ReportData,
  type ScenarioBody,
  type SettingsBody,
  type SignInData,
  type VerifyBody,
} from '@/packages/mock/client';

/** The mock world of one test, controlled through the client of `chorsu-mock`. */
export class World {
  readonly name: string;
  readonly #control: Control;

  constructor(apiUrl: string, name: string) {
    this.name = name;
    this.#control = openWorld(apiUrl, name);
  }

  /** Resets the world to its initial state. */
  async reset(): Promise<void> {
    await this.#control.reset();
  }

  async drop(): Promise<void> {
    await this.#control.dropWorld();
  }

  /** Makes the world reject parameters and fields that the contract does not define. */
  async beStrict(): Promise<void> {
    await this.#control.changeWorld({ strict: true });
  }

  /** Plays a scenario. Returns the details of the data it created, or `null` without details. */
  async play(scenario: ScenarioBody['name']): Promise<Record<string, unknown> | null> {
    return this.#control.scenario({ name: scenario });
  }

  async takeSnapshot(name: string): Promise<void> {
    await this.#control.snapshot({ name });
  }

  /** Restores the snapshot and clears the journal. */
  async restore(name: string): Promise<void> {
    await this.#control.restore({ name });
  }

  async setStock(subProduct: number, amount: number): Promise<void> {
    await this.#control.stock({ sub_product: subProduct, amount });
  }

  async setPrice(subProduct: number, price: number, discountedPrice?: number | null) {
    const body = { sub_product: subProduct, price, discounted_price: discountedPrice };
    await this.#control.price(body);
  }

  async addPromo(promo: PromoBody): Promise<void> {
    await this.#control.promo(promo);
  }

  async withdraw(product: number): Promise<void> {
    await this.#control.withdraw({ product });
  }

  async changeSettings(settings: SettingsBody): Promise<void> {
    await this.#control.settings(settings);
  }

  /** Moves the shop's clock forward and returns its new time. */
  async passTime(seconds = 0): Promise<string> {
    return (await this.#control.time({ advance_seconds: seconds })).now;
  }

  async setTime(now: string): Promise<void> {
    await this.#control.time({ now });
  }

  /** Creates a customer and a token for their session. */
  async signIn(phone: string, details: Record<string, unknown> = {}): Promise<SignInData> {
    return this.#control.signIn({ phone, ...details });
  }

  /** Changes the status of an order, as the shop's operator does. */
  async moveOrder(order: number, status: OrderBody['status']) {
    await this.#control.order({ order, status });
  }

  /** Reports the result of a payment, as the payment provider does. */
  async settlePayment(order: number, status: PaymentBody['status']) {
    await this.#control.payment({ order, status });
  }

  /** Returns the SMS messages sent so far, in order. */
  async sms(): Promise<{ phone: string; text: string }[]> {
    return (await this.#control.sms()).results;
  }

  async addFault(fault: AddFaultBody): Promise<void> {
    await this.#control.addFault(fault);
  }

  async clearFaults(): Promise<void> {
    await this.#control.clearFaults();
  }

  /** Returns the requests to place an order from the checkout, in order of arrival. */
  async placedOrders(): Promise<JournalEntry[]> {
    const sent = await this.journal('/order/order');
    return sent.filter(({ method }) => method === 'POST');
  }

  /** Returns the requests sent in this world, in order; `path` filters by the end of the path. */
  async journal(path = ''): Promise<JournalEntry[]> {
    const { results } = await this.#control.journal();
    return results.filter((entry) => entry.path.endsWith(path));
  }

  /**
   * Returns the matching calls. Throws unless there are as many as expected, by default at least
   * one.
   */
  async verify(call: VerifyBody): Promise<JournalEntry[]> {
    return (await this.#control.verify(call)).calls;
  }

  /** Reports stubs and faults that were never used, and unexpected calls. */
  async report(expected?: ReportBody['expected']): Promise<ReportData> {
    return this.#control.report({ expected });
  }
}
