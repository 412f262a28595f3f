import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { aGate } from '@/tests/support/stub/gate';

const PATIENCE = { timeout: 30_000, interval: 50 };

/**
 * A proxy between a browser and the shop, because engines differ in how drivers intercept requests.
 * It adds the world of the test to every request, even if the browser sends no cookies.
 */
export class Network {
  readonly #shop: URL;
  readonly #world: string;
  readonly #server: Server;
  #port = 0;
  #held: { pattern: RegExp; opened: Promise<void> } | null = null;
  /** The method and the path of every request, in order. */
  readonly requests: string[] = [];

  private constructor(shop: string, world: string) {
    this.#shop = new URL(shop);
    this.#world = world;
    this.#server = createServer((sent, response) => this.#pass(sent, response));
  }

  static async open(shop: string, world: string): Promise<Network> {
    const network = new Network(shop, world);
    await network.goOnline();
    return network;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  async goOnline(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, 'localhost', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Closes all connections and refuses new ones. */
  async goOffline(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async close(): Promise<void> {
    if (this.#server.listening) await this.goOffline();
  }

  /** Waits until a request that matches `first` was followed by one that matches `second`. */
  async isRequested(first: RegExp, second: RegExp): Promise<void> {
    await vi.waitFor(() => {
      const index = this.requests.findLastIndex((request) => first.test(request));
      const isDone =
        index >= 0 && this.requests.slice(index).some((request) => second.test(request));
      if (!isDone)
        throw new Error(`no request ${first} followed by ${second}: ${this.requests.slice(-10)}`);
    }, PATIENCE);
  }

  /** Holds requests whose path matches until they are released. */
  hold(pattern: RegExp): () => void {
    const { open, opened } = aGate();
    this.#held = { pattern, opened };
    return open;
  }

  async #pass(sent: IncomingMessage, response: ServerResponse) {
    const path = sent.url ?? '/';
    this.requests.push(`${sent.method} ${path}`);
    if (this.#held?.pattern.test(path)) await this.#held.opened;
    const cookies = [sent.headers.cookie, `world=${this.#world}`].filter(Boolean);
    const { hostname, port } = this.#shop;
    const passed = request({
      hostname,
      port,
      path,
      method: sent.method,
      headers: { ...sent.headers, cookie: cookies.join('; ') },
    });
    passed.on('response', (received) => {
      response.writeHead(received.statusCode ?? 502, received.rawHeaders);
      received.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    sent.pipe(passed);
  }
}
