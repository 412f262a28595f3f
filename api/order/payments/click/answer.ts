import { inTransaction } from '@/api/db/transaction';
import type { ClickSettings } from '@/api/order/payments/providers';
import type { Ports } from '@/api/shared/ports';
import { log } from '@/lib/telemetry/log';
import { complete } from './complete';
import { type ClickAnswer, faultOf } from './fault';
import { prepare } from './prepare';
import { ACTIONS, type ClickRequest, completeRequest, prepareRequest } from './request';
import { isSigned } from './signature';

const works = { prepare, complete } as const;
const schemas = { prepare: prepareRequest, complete: completeRequest } as const;

export type ClickStep = keyof typeof works;

/** Every response is a 200; failures are in `error` (Click's protocol for shops). */
export async function answerClick(
  ports: Ports,
  settings: ClickSettings,
  { step, form }: { step: ClickStep; form: unknown },
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
