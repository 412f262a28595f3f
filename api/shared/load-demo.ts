import type { Db } from '@/api/db/database';
import type { Drawings } from '@/api/media/store';
import type { ApiEnv } from './env';
import { StartFailure } from './errors';

/** The demonstration shop: made-up goods, people and texts, and drawings in place of photos. */
export type Demo = {
  /** Fills a new shop; lets the catalogue of any grow up to `products`. */
  seed: (tx: Db, shop: { isNew: boolean; now: Date; products: number }) => Promise<void>;
  drawings: Drawings;
};

/** The only way into `api/demo`: a shop without the demonstration needs neither it nor its package. */
export async function loadDemo({ DEMO_SHOP }: Pick<ApiEnv, 'DEMO_SHOP'>): Promise<Demo | null> {
  if (!DEMO_SHOP) return null;
  try {
    const { demo } = await import('@/api/demo/demo');
    return demo;
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'MODULE_NOT_FOUND'))
      throw cause;
    const advice = 'install it with `npm install`, or set DEMO_SHOP=0';
    throw new StartFailure(`the package of the demonstration shop is missing: ${advice}`, {
      cause,
    });
  }
}
