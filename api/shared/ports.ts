import type { ChangeFeed } from '@/api/catalog/live/change-feed';
import type { LiveCatalog } from '@/api/catalog/live/live-catalog';
import type { Database, Db } from '@/api/db/database';
import type { MediaStore } from '@/api/media/media-store';
import type { Drawings } from '@/api/media/picture-bytes';
import type { Providers } from '@/api/order/payments/providers';
import type { AccountPorts } from '@/api/shared/account-ports';
import type { PublishInvalidation } from '@/api/shared/publish-invalidation';
import type { StartGuard } from '@/api/shared/start-guard';

/** The dependencies of the shop's services. The entry point chooses each implementation. */
export type Ports = Pick<Database, 'db'> &
  AccountPorts & {
    catalog: LiveCatalog;
    now: () => Date;
    newToken: () => string;
    newOrderNumber: () => number;
    publishInvalidation: PublishInvalidation;
    /** The change feed for storefronts and its secret; `null` without `REVALIDATE_SECRET`. */
    changes: { feed: Pick<ChangeFeed, 'after' | 'reach'>; secret: string } | null;
    guard: StartGuard;
    providers: Providers;
    media: MediaStore;
    drawings: Drawings | null;
    /** Authorizes the operator's tool; `null` disables its endpoints. */
    localSecret: string | null;
    /**
     * Path of the worker thread that parses content documents. Without it, the calling thread
     * parses them.
     */
    parseProgram?: string | undefined;
    isStopping: () => boolean;
  };

/** The demonstration shop: invented products, people and texts, with drawings as images. */
export type Demo = {
  /** Fills a new shop, and extends the catalog of any shop to `products` products. */
  seed: (tx: Db, shop: { isNew: boolean; now: Date; products: number }) => Promise<void>;
  drawings: Drawings;
  /** The settings that a shop gets when this package fills it. */
  settings: { test_mode: boolean; new_customer_instalment_limit: number };
};
