import type { BrowserContext } from './fixtures';
import type { World } from './world';

const STORED_AS = 'chorsu:auth';
const PHONE = '998901234567';

type Details = { firstName?: string; lastName?: string; instalmentLimit?: number };

/** A test's shopper. They are a guest until they sign in. */
export class Shopper {
  readonly phone = PHONE;
  readonly #context: BrowserContext;
  readonly #world: World;
  readonly #origin: string;

  constructor(context: BrowserContext, world: World, origin: string) {
    this.#context = context;
    this.#world = world;
    this.#origin = origin;
  }

  /** Signs in as if in an earlier visit, and returns the token. Call it before opening a page. */
  async signIn({ firstName, lastName, instalmentLimit }: Details = {}): Promise<string> {
    const { token, user } = await this.#world.signIn(this.phone, {
      first_name: firstName,
      last_name: lastName,
      instalment_limit: instalmentLimit,
    });
    const { cookies, origins } = await this.#context.storageState();
    const value = JSON.stringify({ state: { token, user }, version: 1 });
    const localStorage = [{ name: STORED_AS, value }];
    await this.#context.setStorageState({
      cookies,
      origins: [
        ...origins.filter(({ origin }) => origin !== this.#origin),
        { origin: this.#origin, localStorage },
      ],
    });
    return token;
  }
}
