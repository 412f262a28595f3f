import { inTransaction } from '@/api/db/transaction';
import type { ClickSettings } from '@/api/order/payments/providers';
import type { Ports } from '@/api/shared/ports';
import { log } from '@/lib/telemetry/log';
import { count } from '@/lib/telemetry/metrics';
import { complete } from './complete';
import { type ClickAnswer, faultOf, resultOf } from './fault';
import { prepare } from './prepare';
import { ACTIONS, type ClickRequest, completeRequest, prepareRequest } from './request';
import { isSigned } from './signature';

const works = { prepare, complete } as const;
const schemas = { prepare: prepareRequest, complete: completeRequest } as const;

export type ClickStep = keyof typeof works;
type ClickCallback = { step: ClickStep; form: unknown };

/** Handles a callback from Click. Click's protocol requires status 200; failures are in `error`. */
export async function answerClick(
  ports: Ports,
  settings: ClickSettings,
  callback: ClickCallback,
): Promise<ClickAnswer> {
  const answer = await answerTo(ports, settings, callback);
  const result = resultOf(answer);
  count('chorsu_payment_calls_total', { provider: 'click', call: callback.step, result });
  return answer;
}

async function answerTo(
  ports: Ports,
  settings: ClickSettings,
  { step, form }: ClickCallback,
): Promise<ClickAnswer> {
  const { data } = schemas[step].safeParse(form);
  if (!data) return faultOf('badRequest');
  if (!isSigned(data, settings)) return echoed(data, faultOf('badSign'));
  if (data.action !== ACTIONS[step]) return echoed(data, faultOf('noAction'));

  try {
    const work = works[step];
    const answer = await inTransaction(ports.db, (tx) => work(tx, data, ports.now()));
    return echoed(data, answer);
  } catch (error) {
    log.error(`click ${step}`, error);
    return echoed(data, faultOf('failed'));
  }
}

function echoed(request: ClickRequest, answer: ClickAnswer): ClickAnswer {
  const { click_trans_id, merchant_trans_id } = request;
  return { click_trans_id, merchant_trans_id, ...answer };
}
