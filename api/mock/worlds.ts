import { pageTag } from '@/lib/domain/page-tags';
import { type SharedPorts, World } from './world';

const WORLDS_MAX = 50;
const TIDY_EVERY = 25;

/** Creates worlds when they are first named and drops the least recently used. */
export class Worlds {
  readonly #shared: SharedPorts;
  readonly #worlds = new Map<string | null, World>();
  #made = 0;
  #dropped = 0;

  constructor(shared: SharedPorts) {
    this.#shared = shared;
  }

  /** Null is the default world. */
  async find(name: string | null): Promise<World> {
    const world = this.#worlds.get(name) ?? this.#make(name);
    // A Map keeps the order of insertion: the world used last goes to its end.
    this.#worlds.delete(name);
    this.#worlds.set(name, world);
    for (const [oldest, { schema }] of this.#worlds) {
      if (this.#worlds.size <= WORLDS_MAX) break;
      this.#worlds.delete(oldest);
      await this.#drop(schema);
    }
    return world;
  }

  /** Resets the world and invalidates its pages in the storefront. */
  async reset(name: string | null): Promise<World> {
    const old = this.#worlds.get(name);
    const world = this.#make(name);
    this.#worlds.set(name, world);
    if (old) await this.#drop(old.schema);
    world.ports.publishInvalidation([pageTag.site]);
    return world;
  }

  #make(name: string | null): World {
    this.#made += 1;
    return new World(this.#shared, { name, schema: `world_${this.#made}` });
  }

  async #drop(schema: string): Promise<void> {
    const { connection } = this.#shared;
    await connection.run('public', (db) => db.exec(`drop schema if exists ${schema} cascade`));
    this.#dropped += 1;
    if (this.#dropped % TIDY_EVERY === 0) await connection.tidy();
  }
}
