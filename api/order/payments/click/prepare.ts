import type { Db } from '@/api/db/database';
import { findPayment, openPayment, type Payment } from '@/api/order/payments/record';
import { billed, closedAs } from './bill';
import { type ClickResponse, faultOf, SUCCESS } from './fault';
import type { ClickRequest } from './request';

/**
 * Handles Click's first step: checks that the order can be paid and opens a payment. Idempotent.
 */
export async function prepare(tx: Db, request: ClickRequest, at: Date): Promise<ClickResponse> {
  const found = await billed(tx, request);
  if ('fault' in found) return found.fault;
  const { order } = found;
  const known = await findPayment(tx, 'click', request.click_trans_id);
  if (known && known.orderId !== order.id) return faultOf('badRequest');
  if (known) return again(known);
  const closed = closedAs(order);
  if (closed) return closed;

  const opening = { externalId: request.click_trans_id, providerTime: at.getTime(), at };
  return prepared(await openPayment(tx, order, { provider: 'click', ...opening }));
}

function again(payment: Payment): ClickResponse {
  if (payment.state === 'created') return prepared(payment);
  return payment.state === 'paid' ? faultOf('paid') : faultOf('canceled');
}

function prepared({ id }: Payment): ClickResponse {
  return { merchant_prepare_id: id, ...SUCCESS };
}
