import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientOf, isFromProxy } from './client-address';

export type Limits = {
  ofOneAddress: number;
  /** Requests of one connection that wait for the answers to those before. */
  waiting: number;
  unreadBytes: number;
  /** A reader that is slower is cut off, after `patienceMs`. */
  bytesPerSecond: number;
  patienceMs: number;
};

type Connection = {
  key: string;
  isBusy: boolean;
  waiting: (() => void)[];
  /** Since when bytes of its answer wait to be read. */
  unreadSince: number | null;
};
type Visit = { req: IncomingMessage; res: ServerResponse; answer: RequestListener };

const LIMITS: Limits = {
  ofOneAddress: 128,
  waiting: 16,
  unreadBytes: 64 * 1024 * 1024,
  bytesPerSecond: 4096,
  patienceMs: 20_000,
};
const SWEEP_EVERY_MS = 1000;

/** One answer at a time on a connection, and no longer than a slow network takes to read it. */
export class Connections {
  /** The one that was used longest ago is the first. */
  readonly #open = new Map<Socket, Connection>();
  readonly #counts = new Map<string, number>();
  readonly #limits: Limits;
  readonly #isBehindProxy: boolean;

  constructor(
    server: Server,
    { isBehindProxy, limits }: { isBehindProxy: boolean; limits?: Partial<Limits> },
  ) {
    this.#limits = { ...LIMITS, ...limits };
    this.#isBehindProxy = isBehindProxy;
    server.on('connection', (socket) => this.#accept(socket));
    const sweep = setInterval(() => this.#sweep(performance.now()), SWEEP_EVERY_MS).unref();
    server.on('close', () => clearInterval(sweep));
  }

  /** Browsers and proxies wait for each answer; of whoever does not, one request is answered after the other. */
  oneAtATime(answer: RequestListener): RequestListener {
    return (req, res) => {
      const connection = this.#open.get(req.socket);
      if (!connection) return;
      const visit = { req, res, answer };
      if (!connection.isBusy) this.#begin(connection, visit);
      else if (connection.waiting.length >= this.#limits.waiting) req.socket.destroy();
      else connection.waiting.push(() => this.#begin(connection, visit));
    };
  }

  #begin(connection: Connection, { req, res, answer }: Visit): void {
    connection.isBusy = true;
    res.once('close', () => {
      connection.isBusy = false;
      connection.unreadSince = null;
      if (this.#open.delete(req.socket)) this.#open.set(req.socket, connection);
      connection.waiting.shift()?.();
    });
    answer(req, res);
  }

  #accept(socket: Socket): void {
    const key = clientOf({ headers: {}, socket }, false);
    if (!isFromProxy({ socket }, this.#isBehindProxy) && !this.#hasRoom(key)) {
      socket.destroy();
      return;
    }
    this.#open.set(socket, { key, isBusy: false, waiting: [], unreadSince: null });
    this.#count(key, 1);
    socket.once('close', () => this.#forget(socket));
  }

  /** An idle connection of the same address gives way to a new one. */
  #hasRoom(key: string): boolean {
    if ((this.#counts.get(key) ?? 0) < this.#limits.ofOneAddress) return true;
    for (const [socket, connection] of this.#open) {
      if (connection.key !== key || connection.isBusy) continue;
      socket.destroy();
      this.#forget(socket);
      return true;
    }
    return false;
  }

  #forget(socket: Socket): void {
    const connection = this.#open.get(socket);
    if (!connection) return;
    connection.waiting.length = 0;
    this.#open.delete(socket);
    this.#count(connection.key, -1);
  }

  #count(key: string, change: 1 | -1): void {
    const count = (this.#counts.get(key) ?? 0) + change;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }

  #sweep(now: number): void {
    const { bytesPerSecond, patienceMs, unreadBytes } = this.#limits;
    let unread = 0;
    const readers: { socket: Socket; since: number }[] = [];
    for (const [socket, connection] of this.#open) {
      const bytes = socket.writableLength;
      connection.unreadSince = bytes === 0 ? null : (connection.unreadSince ?? now);
      const since = connection.unreadSince;
      if (since === null) continue;
      if (now - since > patienceMs + (bytes / bytesPerSecond) * 1000) {
        socket.destroy();
        continue;
      }
      unread += bytes;
      readers.push({ socket, since });
    }
    readers.sort((one, other) => one.since - other.since);
    for (const { socket } of readers) {
      if (unread <= unreadBytes) return;
      unread -= socket.writableLength;
      socket.destroy();
    }
  }
}
