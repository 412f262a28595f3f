import type { CatalogPorts } from '@/api/catalog/live/catalog-changed';
import type { ContentReport, ContentRequest } from '@/api/content/content';
import type { ExportPage } from '@/api/import/export-goods';
import type { ImportRequest } from '@/api/import/import-products';
import type { ImportReport } from '@/api/import/result';
import type { MediaFile } from '@/api/media/media-store';
import type { OutboxReport } from '@/api/outbox/dead-letters';
import type { OwnSettings } from '@/api/services/content/own-settings';
import type { Ports } from '@/api/shared/ports';
import { ORDER_STATUSES, type OrderStage } from '@/lib/constants';
import type { Order } from '@/lib/contract/order';
import type { PromoTerms } from '@/lib/domain/order/promo';
import type { OrderReport } from './orders/order-report';

/** The ports that operator commands use. */
export type OperatorShop = Pick<Ports, 'guard' | 'now' | 'media' | 'parseProgram'> & CatalogPorts;

/**
 * Filters for the list of orders. `unconfirmed` orders reserve goods only for a limited time;
 * `returns` selects orders with open return requests.
 */
export const ORDER_STATES = [...ORDER_STATUSES, 'unconfirmed', 'returns'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

type ExportPosition = { after?: string | undefined };

/** Selects orders. `phone` has twelve digits; `since` is an ISO 8601 time. */
type OrderFilter = {
  state?: OrderState | undefined;
  phone?: string | undefined;
  since?: string | undefined;
};

type Commands = {
  exportGoods: [ExportPosition, ExportPage];
  exportOrders: [ExportPosition & { since?: string | undefined }, ExportPage];
  import: [ImportRequest, ImportReport];
  /** Stores an image; the result is its path, or `null` if it is not an image. */
  storePicture: [{ bytes: Uint8Array; dryRun: boolean }, string | null];
  /** Sends all rows of the database in chunks and returns the number of rows. */
  backupRows: [object, number];
  listPictures: [object, MediaFile[]];
  /** Sends an image in chunks, and returns whether it exists. */
  readPicture: [{ path: string }, boolean];
  settings: [object, OwnSettings];
  setSetting: [{ name: string; value: string }, OwnSettings];
  content: [object, Record<string, unknown>];
  setContent: [ContentRequest, ContentReport];
  orders: [OrderFilter & { page?: number | undefined }, OrderReport[]];
  orderRows: [OrderFilter & ExportPosition, ExportPage];
  order: [{ id: number }, OrderReport];
  confirmOrder: [{ id: number } & Previewable, OrderReport];
  stageOrder: [{ id: number; to: OrderStage } & Previewable, OrderReport];
  moveOrder: [{ id: number; to: Order['status'] } & Previewable, OrderReport];
  movePayment: [{ id: number; to: Order['payment_status'] } & Previewable, OrderReport];
  /** `line` is the position of the line in the order, starting from 1. */
  returnUnits: [{ id: number; line: number; units: number } & Previewable, OrderReport];
  /** `amount` is in UZS; the note is for staff. */
  refundOrder: [{ id: number; amount: number; note: string } & Previewable, OrderReport];
  noteOrder: [{ id: number; text: string }, OrderReport];
  setStock: [
    { name: string; stock?: number | undefined; change?: number | undefined } & Previewable,
    VariantChange,
  ];
  setPrice: [
    {
      name: string;
      price: number;
      discounted: number | null;
      percent?: number | undefined;
    } & Previewable,
    VariantChange,
  ];
  reviews: [{ page?: number | undefined }, ReviewReport[]];
  review: [{ id: number }, ReviewReport];
  changeReview: [
    { id: number; to: 'hidden' | 'shown' | 'answered' | 'deleted'; answer?: string | undefined },
    ReviewReport,
  ];
  promos: [object, PromoReport[]];
  addPromo: [NewPromo & Previewable, PromoReport];
  endPromo: [{ code: string } & Previewable, PromoReport];
  setLimit: [{ phone: string; limit: number } & Previewable, LimitChange];
  verify: [object, VerifyReport];
  outbox: [object, OutboxReport];
  explain: [
    { order?: number | undefined; phone?: string | undefined },
    { at: string; order: number; text: string }[],
  ];
  resendEvents: [{ id: number | null }, { queued: number }];
};

/** A preview reports the change without committing it. */
type Previewable = { preview?: boolean | undefined };

export type ReviewReport = {
  id: number;
  article: string;
  rating: number;
  text: string;
  author: string;
  answer: string;
  photos: number;
  date: string;
  isHidden: boolean;
};

/** A promo code to add. `value` is in UZS or a percentage, `minimum` in UZS. Times are ISO 8601. */
export type NewPromo = PromoTerms & {
  code: string;
  startsAt?: string | undefined;
  endsAt?: string | undefined;
  usesMax?: number | undefined;
};

/** A stored promo code. `uses` counts the orders with the code, excluding canceled ones. */
export type PromoReport = PromoTerms & {
  code: string;
  startsAt: string;
  endsAt: string | null;
  usesMax: number | null;
  uses: number;
};

/** A customer's installment limit before and after a change, in UZS. */
export type LimitChange = { phone: string; before: number; after: number };

export type VariantChange = { before: VariantReport; after: VariantReport };

export type VariantReport = {
  id: number;
  article: string;
  options: string;
  stock: number;
  price: number;
  discounted: number | null;
  /** The percentage of a sale, from which the discounted price is computed. */
  percent?: number | undefined;
};
export type VerifyReport = { orders: number; faults: string[] };

export type VerbName = keyof Commands;
export type Command<Name extends VerbName> = Commands[Name][0];
export type Report<Name extends VerbName> = Commands[Name][1];
