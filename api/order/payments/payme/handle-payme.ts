import { z } from 'zod';
import { changeCatalog } from '@/api/catalog/live/catalog-changed';
import { noteCallback } from '@/api/order/payments/note-callback';
import type { PaymeSettings } from '@/api/order/payments/providers';
import type { Ports } from '@/api/shared/ports';
import { isRecord } from '@/lib/domain/is-record';
import { isSameSecret } from '@/lib/security/secrets';
import { log } from '@/lib/telemetry/log';
import { type Fault, faultOf, nameOfFault, type Outcome } from './fault';
import { methods } from './methods';

const LOGIN = 'Paycom';
const callShape = z.object({ method: z.string(), params: z.record(z.string(), z.unknown()) });

type Call = z.infer<typeof callShape>;
type PaymeRequest = { method: string; authorization: string | undefined; body: string };
/** `body` is undefined for invalid JSON, `call` for anything that is not an RPC call. */
type Parsed = Omit<PaymeRequest, 'body'> & { body: unknown; call: Call | undefined };
type Id = string | number | null;
/** A JSON-RPC response. `id` repeats the id of the call; null if it is unreadable. */
export type RpcResponse = { id: Id; result: object } | { id: Id; error: Fault };

/**
 * Handles a JSON-RPC call from Payme. Its merchant protocol requires status 200; failures are in
 * the body.
 */
export async function handlePayme(
  ports: Ports,
  settings: PaymeSettings,
  request: PaymeRequest,
): Promise<RpcResponse> {
  const body = fromJson(request.body);
  const call = callShape.safeParse(body).data;
  const response = await respondTo(ports, settings, { ...request, body, call });
  const fault = 'error' in response ? response.error : null;
  noteCallback({
    provider: 'payme',
    // Anyone can send arbitrary method names, so all unknown methods share one metric label.
    call: call && Object.hasOwn(methods, call.method) ? call.method : 'unknown',
    result: fault ? nameOfFault(fault) : 'done',
    code: fault?.code,
    order: orderIn(call),
    transaction: call?.params.id,
  });
  return response;
}

async function respondTo(
  ports: Ports,
  { key }: PaymeSettings,
  { method, authorization, body, call }: Parsed,
): Promise<RpcResponse> {
  if (method !== 'POST') return { id: null, error: faultOf('notPost') };
  const id = idOf(body);
  if (!isPayme(authorization, key)) return { id, error: faultOf('notAllowed') };
  if (body === undefined) return { id, error: faultOf('unreadable') };

  const outcome = await run(ports, call);
  return 'fault' in outcome ? { id, error: outcome.fault } : { id, result: outcome.result };
}

async function run(ports: Ports, call: Call | undefined): Promise<Outcome> {
  if (!call) return { fault: faultOf('badRequest') };
  const method = Object.hasOwn(methods, call.method) ? methods[call.method] : undefined;
  if (!method) return { fault: faultOf('noMethod', call.method) };
  const work = method(call.params);
  if (!work) return { fault: faultOf('badRequest') };

  try {
    return await changeCatalog(ports, (tx) => work(tx, ports.now()));
  } catch (error) {
    log.error(`payme ${call.method}`, error);
    return { fault: faultOf('failed') };
  }
}

function orderIn(call: Call | undefined): unknown {
  const { account } = call?.params ?? {};
  return isRecord(account) ? account.order_id : undefined;
}

function isPayme(header: string | undefined, key: string): boolean {
  const expected = `Basic ${Buffer.from(`${LOGIN}:${key}`).toString('base64')}`;
  return isSameSecret(header, expected);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller reports invalid JSON with Payme's own error code.
    return undefined;
  }
}

function idOf(body: unknown): Id {
  const id = isRecord(body) ? body.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
