import type { ChangeFeed } from '@/api/catalogue/live/change-feed';
import type { LiveCatalog } from '@/api/catalogue/live/live-catalog';
import type { Database, Db } from '@/api/db/database';
import type { MediaStore } from '@/api/media/media-store';
import type { Drawings } from '@/api/media/picture-bytes';
import type { Providers } from '@/api/order/payments/providers';
import type { AccountPorts } from '@/api/shared/account-ports';
import type { PublishInvalidation } from '@/api/shared/publish-invalidation';
import type { StartGuard } from '@/api/shared/start-guard';

/** Everything that the shop needs from outside; the program that starts it chooses each. */
export type Ports = Pick<Database, 'db'> &
  AccountPorts & {
    catalog: LiveCatalog;
    now: () => Date;
    newToken: () => string;
    newOrderNumber: () => number;
    publishInvalidation: PublishInvalidation;
    /** What storefronts follow, and their secret; without one nobody follows. */
    changes: { feed: Pick<ChangeFeed, 'after' | 'reach'>; secret: string } | null;
    guard: StartGuard;
    providers: Providers;
    media: MediaStore;
    drawings: Drawings | null;
    /** Authorises the operator's tool; without it the local calls do not exist. */
    localSecret: string | null;
    /** The program of the thread that parses import files; without one the caller parses them. */
    parseProgram?: string | undefined;
    isStopping: () => boolean;
  };

/** The demonstration shop: made-up goods, people and texts, and drawings in place of photos. */
export type Demo = {
  /** Fills a new shop; lets the catalogue of any grow up to `products`. */
  seed: (tx: Db, shop: { isNew: boolean; now: Date; products: number }) => Promise<void>;
  drawings: Drawings;
  /** The settings of a shop that it fills. */
  settings: { test_mode: boolean; new_customer_instalment_limit: number };
};
