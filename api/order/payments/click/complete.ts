import type { Db } from '@/api/db/database';
import { completePayment, dropPayment, findPayment } from '@/api/order/payments/record';
import { billed, closedAs } from './bill';
import { type ClickResponse, faultOf, SUCCESS } from './fault';
import { type ClickRequest, TAKEN } from './request';

/**
 * Handles Click's second step, which reports that the money was taken or, if `error` is negative,
 * that it was not. Idempotent.
 */
export async function complete(tx: Db, request: ClickRequest, at: Date): Promise<ClickResponse> {
  const found = await billed(tx, request);
  if ('fault' in found) return found.fault;
  const { order } = found;
  const payment = await findPayment(tx, 'click', request.click_trans_id);
  const isKnown =
    payment?.orderId === order.id && String(payment.id) === request.merchant_prepare_id;
  if (!payment || !isKnown) return faultOf('noTransaction');
  if (payment.state === 'paid') return faultOf('paid');
  if (payment.state !== 'created') return faultOf('canceled');

  if (request.error !== TAKEN) {
    const reason = Number(request.error);
    await dropPayment(tx, payment, order, { reason, at, isRejected: true });
    return faultOf('canceled');
  }
  const closed = closedAs(order);
  if (closed) {
    await dropPayment(tx, payment, order, { reason: null, at, isRejected: false });
    return closed;
  }
  await completePayment(tx, payment, order, at);
  return { merchant_confirm_id: payment.id, ...SUCCESS };
}
