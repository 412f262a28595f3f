// This file begins with the constants of docs/requirements.md, section 9, in the order given there.

export const CAROUSEL_AUTOPLAY_MS = 5000;
/** The time for which a notification is visible. */
export const TOAST_MS = 3000;
/** Outside clicks close a menu only after this time, so the opening click does not close it. */
export const MENU_OUTSIDE_CLICK_DELAY_MS = 100;
/** A loading state is shown for at least this time. */
export const FETCH_MIN_MS = 200;
export const PROGRESS_THROTTLE_MS = 200;
export const PROGRESS_DURATION_MS = 5000;
/** The progress bar disappears this long after the route has changed. */
export const PROGRESS_HIDE_MS = 500;
/** The thumbnail strip slides if it has at least this many images. */
export const THUMBNAILS_SLIDE_FROM = 5;
/** The size of link preview images in pixels. */
export const META_IMAGE = { width: 1200, height: 720 } as const;

/**
 * Viewport widths in CSS pixels: below `mobile` is a phone, below `tablet` a tablet, otherwise a
 * desktop.
 */
export const DEVICE_WIDTH = { mobile: 768, tablet: 992 } as const;

/** The number of photos that the reviews page shows above the reviews. */
export const REVIEW_STRIP_MAX = 8;
/** Sort orders of reviews. The first is the default. */
export const REVIEW_SORTS = ['new', 'high', 'low', 'photos'] as const;
/** The number of products on a list page, and the default `size` of list endpoints. */
export const PAGE_SIZE = 24;
export const POSTS_PAGE_SIZE = 9;
/** The largest `size` that list endpoints accept. */
export const PAGE_SIZE_MAX = 100;

/** Sort orders of products. The first is the default. */
export const PRODUCT_SORTS = [
  'popular',
  'new',
  'price_asc',
  'price_desc',
  'discount',
  'rating',
] as const;

type LocaleEntry = {
  /** The content language that pages in this language show. */
  content: ContentLocale;
  name: string;
  /** A short name for the narrow header on phones. */
  shortName: string;
  /** The unit shown after prices. */
  currency: string;
};

/**
 * The languages of the storefront, in the order of the language switch. To add a language, add an
 * entry here and a message file with the same name (ADR 171).
 */
export const locales = {
  uz: { content: 'uz', name: 'Oʻzbekcha', shortName: 'Oʻz', currency: 'soʻm' },
  ru: { content: 'ru', name: 'Русский', shortName: 'Ру', currency: 'сум' },
} as const satisfies Record<string, LocaleEntry>;

export type Locale = keyof typeof locales;
/** The codes of `locales`, in the same order. */
export const LOCALES: readonly Locale[] = /* @__PURE__ */ codesOf(locales);
/** URLs in this language have no prefix. */
export const DEFAULT_LOCALE = 'uz';

// The cast is safe because the table is a constant and has only the keys of its type.
function codesOf<Code extends string>(table: Record<Code, LocaleEntry>): Code[] {
  return Object.keys(table) as Code[];
}

/**
 * The languages of the shop's content: products, menu, settings and API messages. The contract and
 * the database store texts in each of them.
 */
export const CONTENT_LOCALES = ['uz', 'ru'] as const;
export type ContentLocale = (typeof CONTENT_LOCALES)[number];
/** The language of content for requests that do not specify one, and for the operator's tool. */
export const DEFAULT_CONTENT_LOCALE = 'uz';

/** Cookies that identify a guest session; the second is used over HTTPS. */
export const GUEST_COOKIES = ['sid', '__Host-sid'] as const;
/** The maximum size of request headers in bytes. Larger ones are rejected with 431. */
export const HEADER_BYTES_MAX = 64 * 1024;
/** The cookie with the language that the shopper chose, and its lifetime. */
export const LOCALE_COOKIE = 'NEXT_LOCALE';
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

export const OFFLINE_PATH = '/offline';
/** The offline page opens automatically at most once within this time. */
export const OFFLINE_EVERY_MS = 10_000;
/**
 * The interval between attempts to deliver a change or to look up an order after a request without
 * a response.
 */
export const REPLAY_EVERY_MS = 5000;
/** A page reloads itself at most once within this time. */
export const RELOAD_EVERY_MS = 60_000;
/**
 * The interval in milliseconds between checks of whether the shop is reachable again. It starts
 * at `from` and grows up to `to`.
 */
export const RETRY_MS = { from: 3000, to: 30_000 } as const;

/** The `localStorage` key of the order lines in the shopper's checkout. */
export const ORDER_CART_KEY = 'chorsu:order-cart';

export const MANIFEST_PATH = '/manifest.webmanifest';
export const THEME_COLOR = '#0b6e69';

/** The path of the shop API, the same on the storefront and on the API. */
export const API_BASE = '/api/v1';
/** The path of images, the same on the storefront and on the API. */
export const MEDIA_BASE = '/media';
/** The path of images for link previews, which have the size of `META_IMAGE`. */
export const PREVIEW_BASE = '/preview';
/** The endpoint of the storefront that invalidates pages by their tags. */
export const REVALIDATE_PATH = '/api/revalidate';
/**
 * The endpoint that reports changes to storefronts, and the request header that names the latest
 * change a storefront has received.
 */
export const CHANGES_PATH = '/changes';
export const CHANGE_HEADER = 'x-change';
/** The endpoint for performance and error reports from browsers. */
export const REPORT_PATH = '/api/report';
/** A read request from the browser fails with a `timeout` error after this time. */
export const BROWSER_READ_TIMEOUT_MS = 10_000;

export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type OrderStage = (typeof ORDER_STAGES)[number];
export type OrderStep = (typeof ORDER_STEPS)[number];
export type OrderActor = (typeof ORDER_ACTORS)[number];
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export type Delivery = (typeof DELIVERIES)[number];

/** The number of digits of a sign-in code (section 9 of the specification). */
export const CODE_LENGTH = 5;
/** The shopper can request another sign-in code after this time. */
export const RESEND_SECONDS = 120;

/**
 * The statuses of an order on the wire. An order starts as `new`; `done` and `canceled` are final.
 */
export const ORDER_STATUSES = ['new', 'in_progress', 'done', 'canceled'] as const;
/** The payment statuses of an order on the wire. */
export const PAYMENT_STATUSES = ['waiting', 'confirmed', 'rejected', 'refunded'] as const;
/** The stages between order and receipt that the shop records, in this order. */
export const ORDER_STAGES = ['confirmed', 'packed', 'on_the_way', 'at_point'] as const;
/** The steps of an order that its customer sees, in this order. */
export const ORDER_STEPS = ['placed', ...ORDER_STAGES, 'received', 'canceled'] as const;
/** The actors that can cause an order event. After a missed deadline, the actor is `system`. */
export const ORDER_ACTORS = ['customer', 'shop', 'provider', 'system'] as const;
export const DELIVERIES = ['courier', 'pickup'] as const;

/** An order that waits for an online payment is canceled after this time. */
export const PAY_WITHIN_MS = 12 * 60 * 60 * 1000;

/**
 * Installment terms in months, the first payment as a percentage of the price, and the yearly
 * charge as a percentage of the remaining amount.
 */
export const INSTALLMENT_TERMS = [3, 6, 12] as const;
export const INSTALLMENT_FIRST_PERCENT = 10;
export const INSTALLMENT_YEARLY_PERCENT = 24;

/**
 * The maximum price of an order in UZS. Calculations with larger amounts could exceed the range of
 * exact integers.
 */
export const ORDER_AMOUNT_MAX = 1_000_000_000_000;

/** The `type` that the contract requires for one-click orders. */
export const ORDER_TYPE_ONE_CLICK = 1;
/** The center of Tashkent, where the map starts if the shopper's position is unknown. */
export const ONE_CLICK_MAP = { latitude: 41.3111, longitude: 69.2797, zoom: 15 } as const;
export const REVIEW_PHOTOS_MAX = 3;
/** A review photo must be smaller than this number of bytes. */
export const REVIEW_PHOTO_BYTES = 1_048_576;

/** The widths to which the image optimizer resizes; `next.config.ts` allows only these. */
export const IMAGE_WIDTHS = [
  64, 96, 128, 176, 240, 352, 480, 500, 720, 1000, 1232, 1440, 2464,
] as const;

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
