/** Bounds of the input: the storefront clamps addresses to them, the API refuses the rest. */
export const ID_MAX = 2_147_483_647;
/** Each chosen id is in every link of its page. */
export const IDS_MAX = 30;
/** Goods of one screen whose prices and stock are read at once. */
export const OFFERS_MAX = 100;
export const PAGE_MAX = 100_000;
export const CURSOR_LENGTH_MAX = 200;
export const PRICE_MAX = 1_000_000_000_000;
/** A whole number; 100 would give goods away. */
export const SALE_PERCENT_MAX = 99;
export const SEARCH_LENGTH_MAX = 100;
export const SLUG_LENGTH_MAX = 200;
/** Of one line of a cart or an order, and of a stock. */
export const PIECES_MAX = 1_000_000;
/** Letters of what a shopper types: the field, its form and the API have the same limit. */
export const TEXT_LENGTH_MAX = {
  name: 60,
  /** Two names and the space between them. */
  fullName: 121,
  email: 120,
  house: 200,
  /** Entrance, floor, flat, intercom code. */
  addressPart: 20,
  addressComment: 300,
  wholeAddress: 300,
  orderComment: 500,
  review: 2000,
} as const;
