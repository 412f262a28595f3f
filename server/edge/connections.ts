import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { connectionsMax, openFilesMax } from '@/lib/process/open-files';
import { clientOf, isFromProxy } from './client-address';

export type Limits = {
  /**
   * The maximum number of connections from all addresses, including those of a proxy in front of
   * the storefront.
   */
  total: number;
  ofOneAddress: number;
  /** The maximum number of pipelined requests per connection that wait for earlier responses. */
  waiting: number;
  unreadBytes: number;
  /**
   * A client is disconnected when it has left bytes unread for `patienceMs` plus the time that
   * reading them takes at this rate.
   */
  bytesPerSecond: number;
  patienceMs: number;
};

type Connection = {
  key: string;
  /** The request whose response is in progress. */
  current: IncomingMessage | null;
  waiting: (() => void)[];
  /** When the unread bytes of the response began to wait for the client. */
  unreadSince: number | null;
};
type Visit = { req: IncomingMessage; res: ServerResponse; handler: RequestListener };

const LIMITS: Limits = {
  total: connectionsMax(openFilesMax()),
  ofOneAddress: 128,
  waiting: 16,
  unreadBytes: 64 * 1024 * 1024,
  bytesPerSecond: 4096,
  patienceMs: 20_000,
};
const SWEEP_EVERY_MS = 1000;

/**
 * Limits the number of connections, sends each of them one response at a time, and closes those
 * whose clients read too slowly.
 */
export class Connections {
  /** Connections in order of use, the least recently used first. */
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

  /**
   * Serializes the pipelined requests of a connection, and closes it when too many wait. Browsers
   * and proxies never pipeline.
   */
  oneAtATime(handler: RequestListener): RequestListener {
    return (req, res) => {
      const connection = this.#open.get(req.socket);
      if (!connection) return;
      const visit = { req, res, handler };
      if (!connection.current) this.#begin(connection, visit);
      else if (connection.waiting.length >= this.#limits.waiting) req.socket.destroy();
      else connection.waiting.push(() => this.#begin(connection, visit));
    };
  }

  /** Returns whether a response is in progress on this connection. */
  isResponding(socket: Socket): boolean {
    return Boolean(this.#open.get(socket)?.current);
  }

  #begin(connection: Connection, { req, res, handler }: Visit): void {
    connection.current = req;
    this.#noteUse(req.socket, connection);
    res.once('close', () => {
      connection.current = null;
      connection.unreadSince = null;
      this.#noteUse(req.socket, connection);
      connection.waiting.shift()?.();
    });
    handler(req, res);
  }

  #noteUse(socket: Socket, connection: Connection): void {
    if (this.#open.delete(socket)) this.#open.set(socket, connection);
  }

  #accept(socket: Socket): void {
    const key = clientOf({ headers: {}, socket }, false);
    const isBounded = !isFromProxy({ socket }, this.#isBehindProxy);
    if ((isBounded && !this.#hasRoomFor(key)) || !this.#hasRoom()) {
      socket.destroy();
      return;
    }
    this.#open.set(socket, { key, current: null, waiting: [], unreadSince: null });
    this.#count(key, 1);
    socket.once('close', () => this.#forget(socket));
  }

  /**
   * Returns whether this address may open another connection. At its limit, one of its other
   * connections is closed if possible.
   */
  #hasRoomFor(key: string): boolean {
    if ((this.#counts.get(key) ?? 0) < this.#limits.ofOneAddress) return true;
    return this.#evict((connection) => connection.key === key);
  }

  /**
   * Returns whether any address may open another connection. At the total limit, a connection from
   * any address is closed if possible.
   */
  #hasRoom(): boolean {
    return this.#open.size < this.#limits.total || this.#evict(() => true);
  }

  /**
   * Closes the matching connection that has been idle for the longest time, and returns whether it
   * closed one. Without an idle connection, closes the one that has waited longest for the rest of
   * its request body, otherwise the one whose response has been unread for the longest time. Never
   * closes a connection that waits for a response.
   */
  #evict(matches: (connection: Connection) => boolean): boolean {
    let evicted: Socket | null = null;
    for (const [socket, connection] of this.#open) {
      const { current } = connection;
      if (current?.complete || !matches(connection)) continue;
      evicted = current ? (evicted ?? socket) : socket;
      if (!current) break;
    }
    evicted ??= this.#longestUnread(matches);
    if (!evicted) return false;
    evicted.destroy();
    this.#forget(evicted);
    return true;
  }

  #longestUnread(matches: (connection: Connection) => boolean): Socket | null {
    let found: Socket | null = null;
    let oldest = Number.POSITIVE_INFINITY;
    for (const [socket, connection] of this.#open) {
      const since = connection.unreadSince ?? Number.POSITIVE_INFINITY;
      if (since >= oldest || !matches(connection)) continue;
      [found, oldest] = [socket, since];
    }
    return found;
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
