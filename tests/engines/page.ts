import { vi } from 'vitest';
import type { Driver, Key, Point } from './drivers/driver';
import type { look, Target as Sent } from './in-page';

const PATIENCE = { timeout: 30_000, interval: 100 };
const OUTLINE_MS = 5000;

export type Target = Omit<Sent, 'name' | 'inside'> & { name?: string | RegExp; inside?: Target };
type Seen = Partial<Omit<ReturnType<typeof look>, 'count'>> & { count: number };

export const button = (name: string | RegExp, more: Target = {}) => ({
  role: 'button',
  name,
  ...more,
});
export const link = (name: string | RegExp, more: Target = {}) => ({ role: 'link', name, ...more });
export const field = (name: string | RegExp, more: Target = {}) => ({
  role: 'textbox',
  name,
  ...more,
});
export const radio = (name: string | RegExp, more: Target = {}) => ({
  role: 'radio',
  name,
  ...more,
});
export const dialog = (name?: string | RegExp): Target => ({
  role: 'dialog',
  ...(name && { name }),
});
export const heading = (name?: string | RegExp): Target => ({
  role: 'heading',
  ...(name && { name }),
});
export const title: Target = { css: 'h1' };

const COLLECT_CACHED = `(async () => {
  const names = await caches.keys();
  const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  window.cached = cached.flat().map(({ url }) => new URL(url).pathname);
})()`;

/** A page in any engine. Every action waits until it is possible. */
export class Page {
  readonly #driver: Driver;
  readonly #site: string;
  readonly #tools: string;

  constructor(driver: Driver, { site, tools }: { site: string; tools: string }) {
    this.#driver = driver;
    this.#site = site;
    this.#tools = tools;
  }

  /**
   * Opens a path of the shop once the current page has loaded, because Firefox fails a navigation
   * that aborts another one.
   */
  async open(path: string): Promise<void> {
    await this.#until(async () => {
      const state = await this.#driver.evaluate('return document.readyState');
      if (state !== 'complete') throw new Error(String(state));
    }, 'the page is loaded');
    await this.#driver.goto(this.#site + path);
  }

  async reload(): Promise<void> {
    await this.#driver.reload();
  }

  async back(): Promise<void> {
    // Goes back after the evaluation has returned, because a navigation could discard its result.
    await this.evaluate('setTimeout(() => history.back())');
  }

  async press(target: Target): Promise<void> {
    const { x, y } = await this.#restingPoint(target);
    await this.#driver.press(x, y);
  }

  async drag(target: Target, from: Point, to: Point): Promise<void> {
    const { x, y, width, height } = await this.#restingPoint(target);
    const at = (share: Point) => ({
      x: x + width * (share.x - 0.5),
      y: y + height * (share.y - 0.5),
    });
    await this.#driver.drag(at(from), at(to));
  }

  async type(text: string): Promise<void> {
    await this.#driver.type(text);
  }

  async pressKey(key: Key): Promise<void> {
    await this.#driver.pressKey(key);
  }

  /** Replaces the field's value. */
  async fill(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.#until(() => this.#send('selectText', target), target);
    await this.#driver.type(text);
  }

  /** Selects an option by its index as soon as the option exists. */
  async choose(target: Target, index: number): Promise<void> {
    await this.#until(async () => {
      if (!(await this.#send('choose', { target, index })))
        throw new Error(`There is no option with the index ${index}`);
    }, target);
  }

  async upload(css: string, file: string): Promise<void> {
    await this.#driver.upload(css, file);
  }

  async sees(target: Target): Promise<Seen> {
    return this.waits(target, ({ count }) => count > 0);
  }

  async seesNot(target: Target): Promise<void> {
    await this.waits(target, ({ count }) => count === 0);
  }

  /** Waits until the state of the element passes the check, and returns the state. */
  async waits(target: Target, isDone: (seen: Seen) => unknown): Promise<Seen> {
    return this.#until(async () => {
      const seen = (await this.#send('look', target)) as Seen;
      if (!isDone(seen)) throw new Error(JSON.stringify(seen));
      return seen;
    }, target);
  }

  async look(target: Target): Promise<Seen> {
    return this.waits(target, () => true);
  }

  /** Waits until the page's path and query match `address`, and returns them. */
  async isAt(address: string | RegExp): Promise<string> {
    return this.#until(async () => {
      const at = String(await this.#driver.evaluate('return location.pathname + location.search'));
      const isThere = typeof address === 'string' ? at === address : address.test(at);
      if (!isThere) throw new Error(`at ${at}`);
      return at;
    }, address);
  }

  async scrollIntoView(target: Target): Promise<void> {
    await this.#restingPoint(target);
  }

  async scrolled(): Promise<number> {
    return Number(await this.evaluate('return window.scrollY'));
  }

  async isHydrated(): Promise<void> {
    await this.#until(async () => {
      const isDone = await this.#driver.evaluate(
        "return document.documentElement.hasAttribute('data-hydrated')",
      );
      if (!isDone) throw new Error('the page is not hydrated yet');
    }, 'hydration');
  }

  /** Waits until the service worker has cached the page. */
  async isCopied(path: string): Promise<void> {
    await this.#until(async () => {
      // Not every driver waits for promises.
      await this.#driver.evaluate(COLLECT_CACHED);
      const cached = await this.#driver.evaluate('return window.cached ?? []');
      if (!(cached as string[]).includes(path)) throw new Error(String(cached));
    }, path);
  }

  /** Waits until the screen reader outline is as expected, and returns the last outline. */
  async outline(expected: string): Promise<string> {
    let last = '';
    const read = async () => {
      last = `${await this.#send('outline', null)}\n`;
      if (last !== expected) throw new Error('the outline differs');
    };
    // The caller reports the difference.
    await vi.waitFor(read, { ...PATIENCE, timeout: OUTLINE_MS }).catch(() => {});
    return last;
  }

  async evaluate(body: string): Promise<unknown> {
    return this.#until(() => this.#driver.evaluate(body), body);
  }

  get complaints(): string[] {
    return this.#driver.complaints();
  }

  screenshot(): Promise<Buffer> {
    return this.#driver.screenshot();
  }

  /** Waits until the element stops moving, that is, until two successive readings are equal. */
  async #restingPoint(target: Target): Promise<Point & { width: number; height: number }> {
    let last = '';
    return this.#until(async () => {
      const point = Object(await this.#send('pointOf', target));
      const text = JSON.stringify(point);
      const isResting = text === last;
      last = text;
      if (!isResting || point.problem)
        throw new Error(point.problem ?? 'the element is still moving');
      return point;
    }, target);
  }

  async #until<Result>(work: () => Promise<Result>, label: unknown): Promise<Result> {
    try {
      return await vi.waitFor(work, PATIENCE);
    } catch (cause) {
      const shown = JSON.stringify(label, (_key, value) =>
        value instanceof RegExp ? String(value) : value,
      );
      throw new Error(`${shown}: ${Object(cause).message}`, { cause });
    }
  }

  /** Calls a tool in the page. The first call in each document injects the tools. */
  async #send(verb: string, given: unknown): Promise<unknown> {
    const sent = JSON.stringify(given, (_key, value) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    );
    const script = `return window.tools ? { value: window.tools.${verb}(${sent}) ?? null } : null`;
    const known = await this.#driver.evaluate(script);
    if (known !== null) return Object(known).value;
    await this.#driver.evaluate(`window.tools = (() => { ${this.#tools}; return tools; })()`);
    return Object(await this.#driver.evaluate(script)).value;
  }
}
