import { z } from 'zod';

const port = z.coerce.number().int().positive().max(65_535).optional();

/** The variables that the storefront and the API have in common, as a part of the schema of each. */
export const telemetryVariables = {
  /** `json`: one line of JSON for each request and event; `text`: lines for people. */
  LOG_FORMAT: z.enum(['json', 'text']).default('text'),
  /** By default `info` in JSON, with a line for each request, and `warn` in text. */
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'debug']).optional(),
  /** Where both processes listen for Prometheus. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Of the storefront. */
  METRICS_PORT: port,
  /** Of the API. */
  API_METRICS_PORT: port,
  OTEL_SDK_DISABLED: z.stringbool().default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url().optional(),
};

export type TelemetryEnv = z.infer<z.ZodObject<typeof telemetryVariables>>;
