/** What ends with the data of a shopper: she signs out, or the API refuses her token (401). */
export type StorageEnd = 'sign-out' | 'session-end';

/** `local` outlives the visit and is shared by all tabs, `tab` is the session storage of one. */
type StoragePlace = 'local' | 'tab' | 'cookie' | 'cache' | 'database';

export type StoredEntry = {
  place: StoragePlace;
  /** The name, or its beginning where it ends in `*`. */
  name: string;
  /**
   * `device`: the same for everyone who uses this browser. `shopper`: a guest has it too, and it
   * becomes the customer's when she signs in. `customer`: only a signed-in shopper has it.
   */
  owner: 'device' | 'shopper' | 'customer';
  /** The ends that remove it. What a shopper leaves to the device has none. */
  clearedBy: readonly StorageEnd[];
};

const both = ['sign-out', 'session-end'] as const;
const signOut = ['sign-out'] as const;
const never = [] as const;

/**
 * Everything that the storefront stores in a browser.
 *
 * `lib/client/session/clear-shopper-data.ts` clears by this table, and an end-to-end test fails for a name
 * that it lacks.
 */
const browserStorage: readonly StoredEntry[] = [
  // Token and profile.
  entry('local', 'chorsu:auth', 'customer', both),
  // Cart changes not yet sent.
  entry('local', 'chorsu:cart-intents', 'shopper', both),
  // Likes not yet sent.
  entry('local', 'chorsu:liked-intents', 'shopper', both),
  // Lines of the open checkout. After a 401 they wait for the same customer.
  entry('local', 'chorsu:order-cart', 'shopper', signOut),
  // Idempotency keys, with digests of the forms that were sent. After a 401 the same customer may
  // send again; the API ties keys to shoppers.
  entry('local', 'chorsu:order-key:*', 'shopper', signOut),
  // Ids in the cart and in the wishlist, for the badges of a page that has not read them.
  entry('local', 'chorsu:counts', 'shopper', both),
  // The latest search terms.
  entry('local', 'chorsu:search', 'shopper', both),
  // How far the shop's clock is ahead of the device's.
  entry('local', 'chorsu:clock', 'device', never),
  // The region of delivery.
  entry('local', 'chorsu:region', 'device', never),
  // Digests of dismissed notices.
  entry('local', 'chorsu:notices', 'device', never),
  // That the scripts are cached.
  entry('local', 'chorsu:known', 'device', never),
  // The unsent checkout form, readable only for its customer.
  entry('tab', 'chorsu:checkout-draft', 'customer', signOut),
  // Presses before hydration.
  entry('tab', 'chorsu:presses', 'shopper', both),
  // That a session has ended.
  entry('tab', 'chorsu:session-end', 'device', never),
  // The scroll position for a reload.
  entry('tab', 'chorsu:scroll', 'device', never),
  // When the offline page was shown.
  entry('tab', 'chorsu:offline', 'device', never),
  // When a reload mended a build.
  entry('tab', 'chorsu:reloaded*', 'device', never),
  // The guest. Scripts cannot read it; at sign-in the API merges the guest's data (B-82).
  entry('cookie', 'sid', 'shopper', never),
  // The same over https.
  entry('cookie', '__Host-sid', 'shopper', never),
  // The chosen language.
  entry('cookie', 'NEXT_LOCALE', 'device', never),
  // Whether cookies are kept; lives for an instant.
  entry('cookie', 'probe', 'device', never),
  // Public pages for reading offline: their addresses say what was searched for.
  entry('cache', 'chorsu-pages', 'shopper', both),
  // The offline pages of a build.
  entry('cache', 'chorsu-offline-*', 'device', never),
  // Build files.
  entry('cache', 'chorsu-files', 'device', never),
  // The hydration script.
  entry('cache', 'chorsu-hydration', 'device', never),
  // Icons.
  entry('cache', 'chorsu-drawings', 'device', never),
  // Pictures of goods.
  entry('cache', 'chorsu-pictures', 'device', never),
  // Ages of the caches’ entries.
  entry('database', 'workbox-expiration', 'device', never),
];

export function isStoredEntry(place: StoragePlace, name: string): boolean {
  return browserStorage.some((known) => known.place === place && isNamed(known, name));
}

/** The names among `stored` that this end removes. */
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
