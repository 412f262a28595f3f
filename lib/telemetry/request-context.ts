import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export type RequestContext = {
  id: string;
  /** The endpoint, once it is known. */
  call?: string;
  /** The trace headers, for a process without a tracing context. */
  trace?: Record<string, string>;
};

declare global {
  var requestContext: AsyncLocalStorage<RequestContext> | undefined;
}

/** The header with the id of a request. The storefront forwards it to the API. */
export const REQUEST_ID_HEADER = 'x-request-id';

const wellFormed = /^[\w-]{8,64}$/;

/**
 * The storage is a global, because the server and Next's page bundle are separate module graphs in
 * one process.
 */
function storage(): AsyncLocalStorage<RequestContext> {
  globalThis.requestContext ??= new AsyncLocalStorage();
  return globalThis.requestContext;
}

/**
 * Runs work in the context of a request.
 *
 * The first call slows down every later promise and callback of the process. The storefront's main
 * process therefore passes contexts explicitly; it renders nothing.
 */
export function inRequest<Result>(context: RequestContext, work: () => Result): Result {
  return storage().run(context, work);
}

/** Returns the context of the request that this code handles; `undefined` outside of requests. */
export function currentRequest(): RequestContext | undefined {
  return globalThis.requestContext?.getStore();
}

/** Returns the request id header for requests to the API that belong to the current request. */
export function requestIdHeader(): Record<string, string> {
  const request = currentRequest();
  return request ? { [REQUEST_ID_HEADER]: request.id } : {};
}

export function newRequestId(): string {
  return randomUUID();
}

/** Returns the id that a trusted client has sent if it is well-formed, otherwise a new one. */
export function requestIdFrom(sent: string | string[] | undefined, isTrusted: boolean): string {
  return isTrusted && typeof sent === 'string' && wellFormed.test(sent) ? sent : newRequestId();
}
