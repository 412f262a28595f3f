import {
  type AddFaultBody,
  type Control,
  type JournalEntry,
  type OrderBody,
  openWorld,
  type PaymentBody,
  type ReportBody,
  type ReportData,
  type ScenarioBody,
  type SettingsBody,
  type SignInData,
  type VerifyBody,
} from '@/packages/mock/client';

/** One test's own shop, by the client of the package `chorsu-mock`. */
export class World {
  readonly name: string;
  readonly #control: Control;

  constructor(apiUrl: string, name: string) {
    this.name = name;
    this.#control = openWorld(apiUrl, name);
  }

  /** As it began. */
  async reset(): Promise<void> {
    await this.#control.reset();
  }

  async drop(): Promise<void> {
    await this.#control.dropWorld();
  }

  /** From now on names that the contract does not have are refused. */
  async beStrict(): Promise<void> {
    await this.#control.changeWorld({ strict: true });
  }

  /** What a test needs to know of what was made. */
  async play(scenario: ScenarioBody['name']): Promise<Record<string, unknown> | null> {
    return this.#control.scenario({ name: scenario });
  }

  async takeSnapshot(name: string): Promise<void> {
    await this.#control.snapshot({ name });
  }

  /** As it was at the snapshot; its journal begins anew. */
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

  async withdraw(product: number): Promise<void> {
    await this.#control.withdraw({ product });
  }

  async changeSettings(settings: SettingsBody): Promise<void> {
    await this.#control.settings(settings);
  }

  /** The moment at which the shop's clock stands, after it was moved on. */
  async passTime(seconds = 0): Promise<string> {
    return (await this.#control.time({ advance_seconds: seconds })).now;
  }

  async setTime(now: string): Promise<void> {
    await this.#control.time({ now });
  }

  /** A customer and a token that signs her in. */
  async signIn(phone: string, details: Record<string, unknown> = {}): Promise<SignInData> {
    return this.#control.signIn({ phone, ...details });
  }

  /** As the shop's operator moves it on. */
  async moveOrder(order: number, status: OrderBody['status']) {
    await this.#control.order({ order, status });
  }

  /** As if the payment provider had reported the result. */
  async settlePayment(order: number, status: PaymentBody['status']) {
    await this.#control.payment({ order, status });
  }

  /** Messages sent so far, in order. */
  async sms(): Promise<{ phone: string; text: string }[]> {
    return (await this.#control.sms()).results;
  }

  async addFault(fault: AddFaultBody): Promise<void> {
    await this.#control.addFault(fault);
  }

  async clearFaults(): Promise<void> {
    await this.#control.clearFaults();
  }

  /** The calls that were made in it, in order; `path` keeps those whose path ends so. */
  async journal(path = ''): Promise<JournalEntry[]> {
    const { results } = await this.#control.journal();
    return results.filter((entry) => entry.path.endsWith(path));
  }

  /** The calls that were meant; throws unless they were made so often, by default at least once. */
  async verify(call: VerifyBody): Promise<JournalEntry[]> {
    return (await this.#control.verify(call)).calls;
  }

  /** What was set and not used, and what nobody asked for. */
  async report(expected?: ReportBody['expected']): Promise<ReportData> {
    return this.#control.report({ expected });
  }
}
