import { z } from 'zod';
import { type Command, type OperatorShop, ORDER_STATES } from '@/api/operator/command';
import { exportPage } from '@/api/operator/export/export-page';
import { preview, previewable } from '@/api/operator/preview';
import { ORDER_AMOUNT_MAX, ORDER_STAGES, ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/constants';
import { UNITS_MAX } from '@/lib/domain/product/bounds';
import { orderReport } from './order-report';
import { listOrderRows } from './order-rows';
import {
  addNote,
  confirm,
  listAll,
  movePaid,
  moveStage,
  moveStatus,
  refund,
  showOrder,
  takeBack,
} from './orders';

const NOTE_MAX = 1000;

const id = z.number().int().positive();
const filter = {
  state: z.enum(ORDER_STATES).optional(),
  phone: z.string().optional(),
  since: z.string().optional(),
};

/** The operator commands for orders. */
export const orderVerbs = {
  orders: {
    command: z.object({ ...filter, page: z.number().int().positive().optional() }),
    report: z.array(orderReport),
    run: listAll,
  },
  orderRows: {
    command: z.object({ ...filter, after: z.string().optional() }),
    report: exportPage,
    run: listOrderRows,
  },
  order: {
    command: z.object({ id }),
    report: orderReport,
    run: (shop: OperatorShop, { id }: Command<'order'>) => showOrder(shop, id),
  },
  confirmOrder: {
    command: z.object({ id, preview }),
    report: orderReport,
    run: previewable(confirm),
  },
  stageOrder: {
    command: z.object({ id, to: z.enum(ORDER_STAGES), preview }),
    report: orderReport,
    run: previewable(moveStage),
  },
  moveOrder: {
    command: z.object({ id, to: z.enum(ORDER_STATUSES), preview }),
    report: orderReport,
    run: previewable(moveStatus),
  },
  movePayment: {
    command: z.object({ id, to: z.enum(PAYMENT_STATUSES), preview }),
    report: orderReport,
    run: previewable(movePaid),
  },
  returnUnits: {
    command: z.object({
      id,
      line: z.number().int().min(1),
      units: z.number().int().min(1).max(UNITS_MAX),
      preview,
    }),
    report: orderReport,
    run: previewable(takeBack),
  },
  refundOrder: {
    command: z.object({
      id,
      amount: z.number().int().min(1).max(ORDER_AMOUNT_MAX),
      note: z.string().max(NOTE_MAX),
      preview,
    }),
    report: orderReport,
    run: previewable(refund),
  },
  noteOrder: {
    command: z.object({ id, text: z.string().trim().min(1).max(NOTE_MAX) }),
    report: orderReport,
    run: addNote,
  },
};
