import { currentRequest } from './request-context';

export type Attributes = Record<string, string | number | boolean>;
export type Carrier = Record<string, string | string[] | undefined>;
/** By which what a span leads to becomes a part of it. */
type Headers = () => Record<string, string>;
export type RequestSpan = {
  headers: Headers;
  end: (attributes: Attributes) => void;
};
export type Tracer = {
  /**
   * Runs the work in a span that ends with it, and lets it ask for the headers that name this span.
   * `from` are those that name its parent.
   */
  span: <Result>(
    name: string,
    options: { attributes?: Attributes; from?: Carrier },
    work: (headers: Headers) => Promise<Result>,
  ) => Promise<Result>;
  /** Of a request that began at a moment of `performance.now()`; no context is kept for it. */
  request: (name: string, from: Carrier, startedAt: number) => RequestSpan;
  /** The headers that name the current span. */
  headers: Headers;
};

declare global {
  var tracer: Tracer | undefined;
}

export function inSpan<Result>(
  name: string,
  options: { attributes?: Attributes; from?: Carrier },
  work: (headers: Headers) => Promise<Result>,
): Promise<Result> {
  return globalThis.tracer ? globalThis.tracer.span(name, options, work) : work(() => ({}));
}

export function traceHeaders(request = currentRequest()): Record<string, string> {
  return request?.trace ?? globalThis.tracer?.headers() ?? {};
}
