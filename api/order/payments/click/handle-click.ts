import { inTransaction } from '@/api/db/transaction';
import { noteCallback } from '@/api/order/payments/note-callback';
import type { ClickSettings } from '@/api/order/payments/providers';
import type { Ports } from '@/api/shared/ports';
import { log } from '@/lib/telemetry/log';
import { complete } from './complete';
import { type ClickResponse, faultOf, resultOf } from './fault';
import { prepare } from './prepare';
import { ACTIONS, type ClickRequest, completeRequest, prepareRequest } from './request';
import { isSigned } from './signature';

const works = { prepare, complete } as const;
const schemas = { prepare: prepareRequest, complete: completeRequest } as const;

export type ClickStep = keyof typeof works;
type ClickCallback = { step: ClickStep; form: unknown };

/** Handles a callback from Click. Click's protocol requires status 200; failures are in `error`. */
export async function handleClick(
  ports: Ports,
  settings: ClickSettings,
  callback: ClickCallback,
): Promise<ClickResponse> {
  const response = await respondTo(ports, settings, callback);
  const result = resultOf(response);
  noteCallback({
    provider: 'click',
    call: callback.step,
    result,
    code: response.error,
    order: response.merchant_trans_id,
    transaction: response.click_trans_id,
  });
  return response;
}

async function respondTo(
  ports: Ports,
  settings: ClickSettings,
  { step, form }: ClickCallback,
): Promise<ClickResponse> {
  const { data } = schemas[step].safeParse(form);
  if (!data) return faultOf('badRequest');
  if (!isSigned(data, settings)) return echoed(data, faultOf('badSign'));
  if (data.action !== ACTIONS[step]) return echoed(data, faultOf('noAction'));

  try {
    const work = works[step];
    const response = await inTransaction(ports.db, (tx) => work(tx, data, ports.now()));
    return echoed(data, response);
  } catch (error) {
    log.error(`click ${step}`, error);
    return echoed(data, faultOf('failed'));
  }
}

function echoed(request: ClickRequest, response: ClickResponse): ClickResponse {
  const { click_trans_id, merchant_trans_id } = request;
  return { click_trans_id, merchant_trans_id, ...response };
}
