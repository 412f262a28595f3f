import { currentRequest } from './request-context';

export type Attributes = Record<string, string | number | boolean>;
export type Carrier = Record<string, string | string[] | undefined>;
/** Returns the headers that propagate a span to downstream requests. */
type Headers = () => Record<string, string>;
export type RequestSpan = {
  headers: Headers;
  end: (attributes: Attributes) => void;
};
export type Tracer = {
  /** Runs work in a span, then ends the span. `from` contains the headers of the parent span. */
  span: <Result>(
    name: string,
    options: { attributes?: Attributes; from?: Carrier },
    work: (headers: Headers) => Promise<Result>,
  ) => Promise<Result>;
  /**
   * Starts the span of a request that began at `startedAt` (`performance.now()`), without a
   * context.
   */
  request: (name: string, from: Carrier, startedAt: number) => RequestSpan;
  /** Returns the headers that propagate the current span. */
  headers: Headers;
};

declare global {
  var tracer: Tracer | undefined;
}

/** Runs work in a span, or without one while tracing is off. */
export function inSpan<Result>(
  name: string,
  options: { attributes?: Attributes; from?: Carrier },
  work: (headers: Headers) => Promise<Result>,
): Promise<Result> {
  return globalThis.tracer ? globalThis.tracer.span(name, options, work) : work(() => ({}));
}

/** Returns the headers that propagate the current span, or none while tracing is off. */
export function traceHeaders(): Record<string, string> {
  return currentRequest()?.trace ?? globalThis.tracer?.headers() ?? {};
}
