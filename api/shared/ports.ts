import type { LiveCatalog } from '@/api/catalogue/live-catalog';
import type { Database } from '@/api/db/database';
import type { Providers } from '@/api/order/payments/providers';
import type { AccountPorts } from '@/api/shared/account-ports';
import type { Announce } from '@/api/shared/publish-invalidation';
import type { StartGuard } from '@/api/shared/start-guard';

/** All that the shop needs of the outside; whoever starts it chooses each. */
export type Ports = Pick<Database, 'db'> &
  AccountPorts & {
    catalog: LiveCatalog;
    now: () => Date;
    /** Random text that cannot be guessed: letters, digits, hyphens and underscores. */
    newToken: () => string;
    announce: Announce;
    /** Which shop this is: whether anything of it may be unsafe. */
    guard: StartGuard;
    /** Of payment. */
    providers: Providers;
    mediaDir: string;
    /** Lets the operator's tool in; without it the local calls do not exist. */
    localSecret: string | null;
    /** Whether the process has begun to stop and wants no new visitors. */
    isStopping: () => boolean;
  };
