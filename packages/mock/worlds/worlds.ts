import { LRUCache } from 'lru-cache';
import { pageTag } from '@/lib/domain/routing/page-tags';
import { collectGarbage } from '@/lib/process/heap';
import { Refusal } from '@/packages/mock/control/refusal';
import { newWorldSchema, type WorldSchema } from './serial-connection';
import { type SharedPorts, World } from './world';

/** A request names its world in a header, or in the browser's cookie. */
export const WORLD_COOKIE = 'world';
export const WORLD_HEADER = 'x-world';

const TIDY_EVERY = 25;
const SNAPSHOTS_MAX = 10;
const EVICTED_MAX = 10_000;

type WorldsOptions = {
  /** The maximum number of named worlds. Above it, the least recently used ones are evicted. */
  max: number;
  /** Whether new worlds are strict and every request must name a world. */
  isStrict: boolean;
};

/** Creates worlds when they are first named and evicts the least recently used. */
export class Worlds {
  readonly isStrict: boolean;
  readonly #max: number;
  readonly #shared: SharedPorts;
  readonly #worlds = new Map<string | null, World>();
  readonly #evicted = new LRUCache<string, true>({ max: EVICTED_MAX });
  #dropped = 0;

  constructor(shared: SharedPorts, { max, isStrict }: WorldsOptions) {
    this.#shared = shared;
    this.#max = max;
    this.isStrict = isStrict;
  }

  get all(): World[] {
    return [...this.#worlds.values()];
  }

  get #named(): number {
    return this.#worlds.size - (this.#worlds.has(null) ? 1 : 0);
  }

  /**
   * Returns the world with this name and creates it if necessary. `null` selects the default world,
   * which is never evicted and does not count toward the maximum.
   */
  async find(name: string | null): Promise<World> {
    this.#refuseEvicted(name);
    const world = this.#worlds.get(name) ?? this.#make(name);
    // A Map keeps the order of insertion, so reinserting moves the world to the end.
    this.#worlds.delete(name);
    this.#worlds.set(name, world);
    for (const [oldest, old] of this.#worlds) {
      if (this.#named <= this.#max) break;
      if (oldest === null || old === world) continue;
      this.#worlds.delete(oldest);
      this.#evicted.set(oldest, true);
      await this.#drop(old);
    }
    return world;
  }

  /** Returns the world with this name, and throws a `Refusal` if there is none. */
  existing(name: string | null): World {
    this.#refuseEvicted(name);
    const world = this.#worlds.get(name);
    if (world) return world;
    const reason = 'no request has used it yet, or it was deleted';
    throw new Refusal(404, `there is no ${named(name)}: ${reason}`);
  }

  /** Resets the world and invalidates its pages in the storefront. */
  async reset(name: string | null): Promise<World> {
    const old = this.#worlds.get(name);
    if (name !== null) this.#evicted.delete(name);
    const world = this.#make(name);
    this.#worlds.set(name, world);
    if (old) await this.#drop(old);
    world.ports.publishInvalidation([pageTag.site]);
    return world;
  }

  async drop(name: string | null): Promise<void> {
    const world = this.existing(name);
    this.#worlds.delete(name);
    await this.#drop(world);
    world.ports.publishInvalidation([pageTag.site]);
    await world.invalidationsSent();
  }

  async takeSnapshot(world: World, name: string): Promise<void> {
    const { snapshots } = world;
    if (!snapshots.has(name) && snapshots.size >= SNAPSHOTS_MAX) {
      throw new Refusal(
        409,
        `a world keeps at most ${SNAPSHOTS_MAX} snapshots: replace one by taking it again`,
      );
    }
    const place = newWorldSchema();
    const previous = snapshots.get(name);
    await this.#copy(world.place, place);
    snapshots.set(name, { place, state: world.state });
    if (previous) await this.#dropTables(previous.place);
  }

  /** Restores a snapshot. The journal is cleared as after a reset; the snapshots are kept. */
  async restore(old: World, name: string): Promise<World> {
    const snapshot = old.snapshots.get(name);
    if (!snapshot) {
      const known = [...old.snapshots.keys()].map((one) => `'${one}'`).join(', ') || 'none';
      throw new Refusal(404, `this world has no snapshot '${name}'; it has ${known}`);
    }
    const world = this.#make(old.name);
    await this.#copy(snapshot.place, world.place);
    world.resume(snapshot.state);
    for (const [known, one] of old.snapshots) world.snapshots.set(known, one);
    this.#worlds.set(old.name, world);
    old.end();
    await this.#dropTables(old.place);
    // The restored faults can change pages, so the cached pages are evicted.
    world.dropPages();
    return world;
  }

  #refuseEvicted(name: string | null): void {
    if (name === null || !this.#evicted.has(name)) return;
    const reason = `the world '${name}' was evicted, because more than ${this.#max} were in use`;
    throw new Refusal(410, `${reason}: reset it to start again, or raise MOCK_WORLDS_MAX`);
  }

  #make(name: string | null): World {
    return new World(this.#shared, { name, isStrict: this.isStrict });
  }

  #copy(original: WorldSchema, copy: WorldSchema): Promise<void> {
    const { connection } = this.#shared;
    const { tables } = connection;
    return connection.run(copy, async (db, to) => {
      const { schema: from } = original;
      if (from === null) return;
      await tables.transaction(db, to, (tx) => tables.copySchema(tx, { from, to }));
    });
  }

  async #drop(world: World): Promise<void> {
    world.end();
    await this.#dropTables(world.place);
    for (const snapshot of world.snapshots.values()) await this.#dropTables(snapshot.place);
  }

  async #dropTables(place: WorldSchema): Promise<void> {
    const { connection } = this.#shared;
    await connection.drop(place);
    this.#dropped += 1;
    if (this.#dropped % TIDY_EVERY !== 0) return;
    await connection.tidy();
    // Frees the catalogs of dropped worlds. Otherwise V8 would let the heap grow to twice the size
    // in use.
    collectGarbage();
  }
}

function named(name: string | null): string {
  return name === null ? 'default world' : `world '${name}'`;
}
