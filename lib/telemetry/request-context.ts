import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export type RequestContext = {
  id: string;
  /** The call of the contract, as soon as it is known. */
  call?: string;
  /** The headers that name its trace, in a process that keeps no context for that. */
  trace?: Record<string, string>;
};

declare global {
  var requestContext: AsyncLocalStorage<RequestContext> | undefined;
}

export const REQUEST_ID_HEADER = 'x-request-id';

const wellFormed = /^[\w-]{8,64}$/;

/** The server and Next's page bundle are separate module graphs of one process. */
function storage(): AsyncLocalStorage<RequestContext> {
  globalThis.requestContext ??= new AsyncLocalStorage();
  return globalThis.requestContext;
}

/**
 * What the work does and waits for belongs to this request. From the first one on each promise and
 * callback of the process pays for it: the storefront, which renders nothing, hands its contexts on.
 */
export function inRequest<Result>(context: RequestContext, work: () => Result): Result {
  return storage().run(context, work);
}

export function currentRequest(): RequestContext | undefined {
  return globalThis.requestContext?.getStore();
}

/** For what is asked on behalf of the request. */
export function requestIdHeader(request = currentRequest()): Record<string, string> {
  return request ? { [REQUEST_ID_HEADER]: request.id } : {};
}

export function newRequestId(): string {
  return randomUUID();
}

/** The id that a caller has sent, if it may give one and it is one; otherwise a new one. */
export function requestIdFrom(sent: string | string[] | undefined, isTrusted: boolean): string {
  return isTrusted && typeof sent === 'string' && wellFormed.test(sent) ? sent : newRequestId();
}
