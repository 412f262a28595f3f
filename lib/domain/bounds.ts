/** Bounds of the input: the storefront clamps addresses to them, the API refuses the rest. */
export const ID_MAX = 2_147_483_647;
/** Each chosen id is in every link of its page. */
export const IDS_MAX = 30;
export const PAGE_MAX = 100_000;
export const PRICE_MAX = 1_000_000_000_000;
export const SEARCH_LENGTH_MAX = 100;
export const SLUG_LENGTH_MAX = 200;
