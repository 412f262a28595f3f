import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { API_BASE } from '@/lib/constants';
import { startApi } from '@/tests/api/setup/api-process';
import { SECRET } from '@/tests/api/setup/shop';
import { type mountSmallDisk, takeDescriptors } from '@/tests/support/process/small-disk';
import { type Browser, cartOf, type Expected, likedOf, type Order, shopperOf } from './expected';
import type { Observed } from './observed';
import type { Opened } from './program';

/** The API that the model is compared with, in this process or in a separate one. */
export type ModelLocation = {
  request: (path: string, init: RequestInit) => Promise<Response>;
  /**
   * Kills the API's process and starts a new one whose clock shows `now`. Null if the API runs in
   * this process.
   */
  restart: ((now: number) => Promise<void>) | null;
  /** Causes failures. Null unless the API is a separate process with the embedded database. */
  machine: Machine | null;
};

export type Machine = {
  pid: () => number | undefined;
  fillDisk: () => Promise<void>;
  freeDisk: () => void;
  takeDescriptors: () => () => void;
  /** Suspends the process for this time, like a machine without free CPU time. */
  suspend: (ms: number) => Promise<void>;
  /** Restarts the process if it has exited, and resolves when it accepts writes. */
  serves: (now: number) => Promise<void>;
};

/** A sent order request, so that a step can repeat it. */
export type Sent = { shopper: string; path: string; body: object; key: string; order: Order };
export type ModelResponse = { status: number; data: Record<string, unknown> };
export type World = {
  place: ModelLocation;
  shop: Expected;
  point: number;
  phones: string[];
  tokens: Map<Browser, string>;
  sent: Sent[];
  /** The number of order requests that repeated an earlier one. */
  sentAgain: number;
  /** How often each step has run, by name. */
  steps: Map<string, number>;
};

const BROWSERS = 5;
const NIGHT_MS = 48 * 60 * 60 * 1000;
let runs = 0;

/**
 * Starts a run with new products, new customers and five browsers. Lets the unfinished orders of
 * earlier runs expire first.
 */
export async function openWorld(place: ModelLocation): Promise<World> {
  runs += 1;
  const now: number = await control(place, `pass/${NIGHT_MS}`);
  await control(place, 'chores');
  const { goods, customers, tokens, courier, point }: Opened = await control(place, 'open');
  const browsers = Array.from({ length: BROWSERS }, (_, at) => {
    const sid = `model-${process.pid}-${runs}-${at}-`.padEnd(32, '0');
    const guest = createHash('sha256').update(sid).digest('base64url');
    // Pairs of browsers share an address, like the members of a household.
    const address = `198.18.${runs % 250}.${1 + Math.floor(at / 2)}`;
    const customer = tokens[at] ? (customers[at] ?? null) : null;
    return { cookie: `sid=${sid}`, guest, address, customer };
  });
  const shop: Expected = {
    now,
    browsers,
    customers,
    courier,
    goods: goods.map((good) => ({
      ...good,
      article: `T-${good.product}`,
      supplied: good.stock,
      isWithdrawn: false,
      ratings: [],
    })),
    carts: new Map(),
    liked: new Map(),
    orders: [],
    transactions: [],
  };
  const phones = customers.map(({ phone }) => phone);
  const signedIn = browsers.flatMap((one, at) => (tokens[at] ? [[one, tokens[at]] as const] : []));
  const tokensOf = new Map(signedIn);
  return { place, shop, point, phones, tokens: tokensOf, sent: [], sentAgain: 0, steps: new Map() };
}

export function stepsTaken({ steps }: World): number {
  return [...steps.values()].reduce((sum, times) => sum + times, 0);
}

export async function observeWorld({ place, shop }: World, isThorough: boolean): Promise<Observed> {
  const products = shop.goods.map(({ product }) => product);
  return control(place, 'observe', { products, isThorough });
}

export async function control<Result>(
  place: ModelLocation,
  path: string,
  body?: object,
): Promise<Result> {
  const response = await place.request(`/model/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.status !== 200) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

/** Runs an operator command and returns its exit status. */
export async function command({ place }: World, verb: string, given: object): Promise<number> {
  const response = await place.request(`/local/${verb}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify(given),
  });
  await response.text();
  return response.status;
}

type ApiCall = { body?: object; method?: 'DELETE'; key?: string; locale?: string };

/** Sends an API request with the cookie, address and token of this browser. */
export async function requestShop(
  world: World,
  browser: Browser,
  path: string,
  { body, method, key, locale }: ApiCall = {},
): Promise<ModelResponse> {
  const token = world.tokens.get(browser);
  const response = await world.place.request(API_BASE + path, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      cookie: browser.cookie,
      'x-forwarded-for': browser.address,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(locale && { 'accept-language': locale }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const [cookie] = response.headers.get('set-cookie')?.split(';', 1) ?? [];
  if (cookie) renameGuest(world, browser, cookie);
  const { data } = await response.json();
  return { status: response.status, data: Object(data) };
}

/** Handles a new `sid` cookie after a sign-in or sign-out: moves the guest's data to the new id. */
function renameGuest({ shop, sent }: World, browser: Browser, cookie: string): void {
  const { guest: previous } = browser;
  const guest = createHash('sha256').update(cookie.slice('sid='.length)).digest('base64url');
  Object.assign(browser, { cookie, guest });
  shop.carts.set(guest, cartOf(shop, previous));
  shop.liked.set(guest, likedOf(shop, previous));
  shop.carts.delete(previous);
  shop.liked.delete(previous);
  const waiting = shop.orders.filter(({ confirmUntil }) => confirmUntil !== null);
  for (const one of [...waiting, ...sent]) if (one.shopper === previous) one.shopper = guest;
}

/** Returns the browser in which this guest or customer is currently active, if any. */
export function browserOf({ shop }: World, shopper: string): Browser | undefined {
  return shop.browsers.find((browser) => shopperOf(browser) === shopper);
}

/** Returns the functions with which payment providers send requests to the shop. */
export function payingShop({ place, shop }: World) {
  return {
    send: (path: string, init: RequestInit = {}) => place.request(API_BASE + path, init),
    now: () => shop.now,
  };
}

const LOOK_EVERY_MS = 50;
const STARTED_AT = Date.parse('2026-11-21T09:00:00+05:00');

/** Runs the API as a process with this environment. `disk` contains its data folder. */
export async function aKillableLocation(
  env: Record<string, string>,
  disk: ReturnType<typeof mountSmallDisk> | null,
) {
  const start = (now: number) =>
    startApi({ ...env, MODEL_NOW: String(now) }, 'tools/model/serve.ts');
  let api = start(STARTED_AT);
  let address = await api.ready;
  const kill = async () => {
    api.child.kill('SIGKILL');
    await api.ended;
  };
  const place: ModelLocation = {
    request: (path, init) => fetch(address + path, init),
    async restart(now) {
      await kill();
      api = start(now);
      address = await api.ready;
    },
    machine: disk && {
      pid: () => api.child.pid,
      fillDisk: () => disk.fill(0),
      freeDisk: disk.free,
      takeDescriptors: () => takeDescriptors(Number(api.child.pid)),
      async suspend(ms) {
        api.child.kill('SIGSTOP');
        await wait(ms);
        api.child.kill('SIGCONT');
      },
      async serves(now) {
        while (!(await takesWrites())) {
          if (!hasEnded()) continue;
          await api.ended;
          api = start(now);
          address = await api.ready;
        }
      },
    },
  };
  const hasEnded = () => api.child.exitCode !== null || api.child.signalCode !== null;
  const takesWrites = async () => {
    const isWritable = await control<boolean>(place, 'takes-writes').catch(() => false);
    if (!isWritable) await wait(LOOK_EVERY_MS);
    return isWritable;
  };
  return { place, kill };
}
