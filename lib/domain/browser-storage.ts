/**
 * The events that clear a shopper's data: the shopper signs out, or the API rejects their token
 * (401).
 */
export type StorageEnd = 'sign-out' | 'session-end';

/** `local` is local storage, shared by all tabs and visits; `tab` is one tab's session storage. */
type StoragePlace = 'local' | 'tab' | 'cookie' | 'cache' | 'database';

export type StoredEntry = {
  place: StoragePlace;
  /** The exact name, or a prefix followed by `*`. */
  name: string;
  /**
   * The owner of the data. `device`: all users of this browser. `shopper`: a guest, or the customer
   * after sign-in. `customer`: a signed-in shopper.
   */
  owner: 'device' | 'shopper' | 'customer';
  /** The events that remove the entry. No event removes entries that belong to the device. */
  clearedBy: readonly StorageEnd[];
};

const both = ['sign-out', 'session-end'] as const;
const signOut = ['sign-out'] as const;
const never = [] as const;

/**
 * Lists everything the storefront stores in a browser.
 *
 * `lib/client/session/clear-shopper-data.ts` clears storage according to this table. An end-to-end
 * test fails when the browser stores a name that is missing from the table.
 */
const browserStorage: readonly StoredEntry[] = [
  // Token and profile.
  entry('local', 'chorsu:auth', 'customer', both),
  // Cart changes not yet sent.
  entry('local', 'chorsu:cart-intents', 'shopper', both),
  // Likes not yet sent.
  entry('local', 'chorsu:liked-intents', 'shopper', both),
  // Lines of the open checkout. They survive a 401 so that the same customer can continue.
  entry('local', 'chorsu:order-cart', 'shopper', signOut),
  // Idempotency keys with digests of the submitted forms. They survive a 401 so that the same
  // customer can retry. The API keeps the keys of each shopper separate.
  entry('local', 'chorsu:order-key:*', 'shopper', signOut),
  // The ids in the cart and the wishlist, for the badges of pages that have not fetched the lists
  // yet.
  entry('local', 'chorsu:counts', 'shopper', both),
  // The latest search terms.
  entry('local', 'chorsu:search', 'shopper', both),
  // The offset of the shop's clock from the device's clock.
  entry('local', 'chorsu:clock', 'device', never),
  // The delivery region.
  entry('local', 'chorsu:region', 'device', never),
  // Digests of dismissed notices.
  entry('local', 'chorsu:notices', 'device', never),
  // A flag: the shop's scripts have run here before, so they are probably cached.
  entry('local', 'chorsu:known', 'device', never),
  // The unsent checkout form, restored only for its customer.
  entry('tab', 'chorsu:checkout-draft', 'customer', signOut),
  // Clicks before hydration.
  entry('tab', 'chorsu:presses', 'shopper', both),
  // A flag: the API has ended the session, and the home page must show a notice.
  entry('tab', 'chorsu:session-end', 'device', never),
  // The scroll position to restore after a reload.
  entry('tab', 'chorsu:scroll', 'device', never),
  // The time at which the offline page was shown.
  entry('tab', 'chorsu:offline', 'device', never),
  // The time of the last reload after a build file failed to load.
  entry('tab', 'chorsu:reloaded*', 'device', never),
  // The guest session. Scripts cannot read it; at sign-in the API merges the guest's data (B-82).
  entry('cookie', 'sid', 'shopper', never),
  // The guest session over HTTPS.
  entry('cookie', '__Host-sid', 'shopper', never),
  // The chosen language.
  entry('cookie', 'NEXT_LOCALE', 'device', never),
  // A short-lived probe that tests whether the browser accepts cookies.
  entry('cookie', 'probe', 'device', never),
  // Public pages for offline reading. Their URLs reveal search terms.
  entry('cache', 'chorsu-pages', 'shopper', both),
  // The offline pages of a build.
  entry('cache', 'chorsu-offline-*', 'device', never),
  // Build files.
  entry('cache', 'chorsu-files', 'device', never),
  // The hydration script.
  entry('cache', 'chorsu-hydration', 'device', never),
  // Icons.
  entry('cache', 'chorsu-drawings', 'device', never),
  // Product images.
  entry('cache', 'chorsu-pictures', 'device', never),
  // Expiration times of the cache entries.
  entry('database', 'workbox-expiration', 'device', never),
];

/** Returns whether the table lists a name. */
export function isStoredEntry(place: StoragePlace, name: string): boolean {
  return browserStorage.some((known) => known.place === place && isNamed(known, name));
}

/** Returns the names in `stored` that this event removes. */
export function namesCleared(
  end: StorageEnd,
  place: StoragePlace,
  stored: readonly string[],
): string[] {
  const cleared = browserStorage.filter(
    (known) => known.place === place && known.clearedBy.includes(end),
  );
  return stored.filter((name) => cleared.some((known) => isNamed(known, name)));
}

function isNamed({ name: known }: StoredEntry, name: string): boolean {
  return known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known;
}

function entry(
  place: StoragePlace,
  name: string,
  owner: StoredEntry['owner'],
  clearedBy: readonly StorageEnd[],
): StoredEntry {
  return { place, name, owner, clearedBy };
}
