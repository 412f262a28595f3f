export type Attributes = Record<string, string | number | boolean>;
export type Carrier = Record<string, string | string[] | undefined>;
export type RequestSpan = {
  /** The headers by which what it leads to becomes a part of it. */
  headers: () => Record<string, string>;
  end: (attributes: Attributes) => void;
};
export type Tracer = {
  /** Runs the work in a span that ends with it. `from` are the headers that name its parent. */
  span: <Result>(
    name: string,
    options: { attributes?: Attributes; from?: Carrier },
    work: () => Promise<Result>,
  ) => Promise<Result>;
  /** Of a request that began at a moment of `performance.now()`; no context is kept for it. */
  request: (name: string, from: Carrier, startedAt: number) => RequestSpan;
  /** The headers that name the current span. */
  headers: () => Record<string, string>;
};

declare global {
  var tracer: Tracer | undefined;
}

export function inSpan<Result>(
  name: string,
  options: { attributes?: Attributes; from?: Carrier },
  work: () => Promise<Result>,
): Promise<Result> {
  return globalThis.tracer ? globalThis.tracer.span(name, options, work) : work();
}

export function traceHeaders(): Record<string, string> {
  return globalThis.tracer?.headers() ?? {};
}
