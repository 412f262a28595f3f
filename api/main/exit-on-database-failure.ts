import { setTimeout as wait } from 'node:timers/promises';
import { unavailableLine } from '@/api/db/failure';
import { START_AGAIN } from '@/lib/process/stop-on-signals';
import type { Watchdog } from '@/lib/process/watchdog';
import { log } from '@/lib/telemetry/log';
import type { Shop } from './start';

/** Time limit for sending pending responses and closing the database. */
const STOP_WITHIN_MS = 5000;
/**
 * After this time the watchdog kills the process, because closing the database may never finish.
 */
const KILL_WITHIN_SECONDS = 10;

/**
 * Ends the process once its embedded database has failed, so that the supervisor starts a new one.
 * Until then, requests that need the database get a 503.
 */
export function exitOnDatabaseFailure(
  shop: Pick<Shop, 'broken' | 'stop'>,
  watchdog: Watchdog,
): void {
  void shop.broken.then(async (error) => {
    watchdog.endWithin(KILL_WITHIN_SECONDS);
    log.error(`${unavailableLine(error)}. The API exits and must be restarted.`, error, {
      exit_code: START_AGAIN,
    });
    await Promise.race([shop.stop().catch(() => {}), wait(STOP_WITHIN_MS)]);
    process.exit(START_AGAIN);
  });
}
