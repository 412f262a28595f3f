/**
 * The largest id. The bounds in this file limit input in two places: the storefront clamps or drops
 * URL parameters that exceed a bound, and the API rejects larger values.
 */
export const ID_MAX = 2_147_483_647;
/** The maximum number of ids in one filter of a list. Every link on the page repeats them. */
export const IDS_MAX = 30;
/** The maximum number of products per request for current prices and stock. */
export const OFFERS_MAX = 100;
/** The maximum page number of a list. */
export const PAGE_MAX = 100_000;
/** The length limit of a list cursor in characters. */
export const CURSOR_LENGTH_MAX = 200;
/** The maximum price, in whole UZS. */
export const PRICE_MAX = 1_000_000_000_000;
/** The maximum discount in percent; 100 would make products free. */
export const SALE_PERCENT_MAX = 99;
/** The length limit of a search term in UTF-16 code units. */
export const SEARCH_LENGTH_MAX = 100;
/** The length limit of a slug in characters. */
export const SLUG_LENGTH_MAX = 200;
/** The maximum number of units in a cart line, in an order line or in stock. */
export const UNITS_MAX = 1_000_000;
/** Length limits of typed text in UTF-16 code units. Fields, forms and the API share them. */
export const TEXT_LENGTH_MAX = {
  name: 60,
  /** Two names and the space between them. */
  fullName: 121,
  email: 120,
  house: 200,
  /** Entrance, floor, flat or intercom code. */
  addressPart: 20,
  addressComment: 300,
  wholeAddress: 300,
  orderComment: 500,
  returnReason: 500,
  review: 2000,
} as const;
