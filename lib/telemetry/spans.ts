export type Attributes = Record<string, string | number | boolean>;
export type Carrier = Record<string, string | string[] | undefined>;
export type Tracer = {
  /** Runs the work in a span that ends with it. `from` are the headers that name its parent. */
  span: <Result>(
    name: string,
    options: { attributes?: Attributes; from?: Carrier },
    work: () => Promise<Result>,
  ) => Promise<Result>;
  /** Runs the work in a span of a request; returns what ends it. */
  request: (name: string, from: Carrier, work: () => void) => (attributes: Attributes) => void;
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
