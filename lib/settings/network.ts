import { z } from 'zod';
import { httpAddress, off, on, optionalPort, port, settings, text, wholeNumber } from './setting';

/**
 * The addresses on which the programs listen, and those to which shoppers and the programs connect.
 */
export const network = settings({
  HOST: {
    schema: z.string().default('127.0.0.1'),
    readBy: ['storefront', 'commands'],
    meaning:
      'The address on which the storefront listens. The default accepts connections from this machine only, for instance from a proxy; `0.0.0.0` opens the shop to the network.',
  },
  PORT: {
    schema: port.default(3000),
    readBy: ['storefront', 'commands'],
    meaning: 'The port on which the storefront listens.',
  },
  SITE_URL: {
    schema: z.url({ protocol: /^https?$/, normalize: true }).optional(),
    readBy: ['storefront', 'api', 'commands'],
    shownDefault: 'http://localhost:$PORT',
    meaning:
      "The shop's public URL. Absolute links and the payment providers use it. With `https:`, browsers require TLS (HSTS and `upgrade-insecure-requests`), and in production the shop counts as live.",
  },
  API_URL: {
    schema: z.url().default('http://127.0.0.1:4001'),
    readBy: ['storefront', 'commands'],
    shownDefault: 'the bundled API',
    meaning:
      'The URL of another API with the same contract. If it is set, `npm start` does not start the bundled API.',
  },
  API_HOST: {
    schema: z.string().default('127.0.0.1'),
    readBy: ['api'],
    meaning: 'The address on which the bundled API listens.',
  },
  API_PORT: {
    schema: port.default(4001),
    readBy: ['api', 'commands'],
    meaning: 'The port on which the bundled API listens.',
  },
  TRUST_PROXY: {
    schema: off,
    readBy: ['storefront', 'api'],
    meaning:
      "Set it to 1 if a proxy in front appends the shopper's address to `X-Forwarded-For`. Only a proxy on this machine or in a private network is trusted. If set to 0, the header is ignored, and all shoppers behind a proxy share the rate limits of the proxy's address. The storefront and the API need the same value.",
  },
  HSTS_SUBDOMAINS: {
    schema: off,
    readBy: ['storefront'],
    meaning:
      'If set to 1 and `SITE_URL` is https, browsers require TLS for all subdomains of the shop for a year (`includeSubDomains`). Set it only if every subdomain supports https.',
  },
  CDN_SECONDS: {
    schema: wholeNumber.max(3600).default(0),
    readBy: ['storefront'],
    meaning:
      'How many seconds your own cache in front of the storefront (a CDN, Varnish or nginx) may keep pages. 0 means that there is no such cache (ADR 071).',
  },
  FORWARD_COOKIE: {
    schema: z
      .string()
      .regex(/^[\w-]*$/)
      .default(''),
    readBy: ['storefront'],
    meaning:
      'The name of a cookie that the storefront forwards to the API and adds to the keys of cached pages. Set it to `world` when `API_URL` is the mocked API.',
  },
  STOP_PAUSE_SECONDS: {
    schema: wholeNumber.default(3),
    readBy: ['storefront'],
    meaning:
      'How many seconds the storefront still accepts connections after SIGTERM, so that a load balancer can stop sending requests first.',
  },
});

/** Logs, metrics, traces and the watchdog. */
export const observability = settings({
  LOG_FORMAT: {
    schema: z.enum(['json', 'text']).default('text'),
    readBy: ['storefront', 'api'],
    meaning:
      '`json` writes JSON lines to standard output; `text` writes human-readable lines to standard error.',
  },
  LOG_LEVEL: {
    schema: z.enum(['error', 'warn', 'info', 'debug']).optional(),
    readBy: ['storefront', 'api'],
    shownDefault: '`info` in JSON, `warn` in text',
    meaning:
      'The lowest level that is logged: `error`, `warn`, `info` or `debug`. At `info` and `debug`, requests are logged too.',
  },
  LOG_CACHED_PER_SECOND: {
    schema: wholeNumber.default(100),
    readBy: ['storefront'],
    meaning:
      'If requests are logged: how many fast, successful responses per second from the page cache or from files get their own line. Beyond that rate, one in a hundred gets a line.',
  },
  METRICS_PORT: {
    schema: optionalPort,
    readBy: ['storefront', 'api'],
    meaning: 'The port on which the storefront serves `/metrics` to Prometheus.',
  },
  API_METRICS_PORT: {
    schema: optionalPort,
    readBy: ['storefront', 'api'],
    meaning: 'The port on which the API serves `/metrics` to Prometheus.',
  },
  METRICS_HOST: {
    schema: z.string().default('127.0.0.1'),
    readBy: ['storefront', 'api'],
    meaning:
      'The address on which the storefront and the API serve their metrics. It must not be a public address.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: z.url().optional(),
    readBy: ['storefront', 'api'],
    meaning:
      'The OpenTelemetry collector that receives traces (OTLP over HTTP). Without it, tracing is off.',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    schema: z.url().optional(),
    readBy: ['storefront', 'api'],
    meaning: 'The full URL for traces, if its path is not `/v1/traces`.',
  },
  OTEL_SDK_DISABLED: {
    schema: off,
    readBy: ['storefront', 'api'],
    shownDefault: 'false',
    meaning: '`true` switches tracing off, regardless of all other settings.',
  },
  WEB_VITALS_SAMPLE: {
    schema: z.coerce.number().min(0).max(1).default(0),
    readBy: ['storefront'],
    meaning:
      'The share of page views, from 0 to 1, for which browsers report LCP, INP, CLS, FCP, TTFB and errors.',
  },
  SMALL_HEAP: {
    schema: on,
    readBy: ['storefront', 'api', 'commands'],
    shownDefault: '1',
    meaning:
      'If set to 0, V8 and the allocator use their default settings, which need about a quarter more memory but collect garbage less often (ADR 147).',
  },
  WATCHDOG_SECONDS: {
    schema: wholeNumber.default(60),
    readBy: ['storefront', 'api'],
    meaning:
      'How many seconds the event loop of the storefront or the API may be blocked before the watchdog kills the process, so that the supervisor starts a new one. 0 switches the watchdog off.',
  },
});

type ObservabilityShape = {
  [Name in keyof typeof observability]: (typeof observability)[Name]['schema'];
};
/** The values of the observability settings. */
export type ObservabilitySettings = z.infer<z.ZodObject<ObservabilityShape>>;

/** Third-party services that browsers and the shop use. */
export const services = settings({
  YANDEX_MAPS_KEY: {
    schema: text,
    readBy: ['storefront'],
    meaning:
      "A key for the JavaScript API of Yandex Maps. Browsers receive it, so restrict it to the shop's domain. It is read at startup, not during the build. With it, the home page, the contacts, the checkout and the one-click order show maps. Without it, the home page shows a drawing of the country, and the others show addresses and links to the map service.",
  },
  ESKIZ_EMAIL: {
    schema: text,
    readBy: ['api'],
    isOfProvider: true,
    meaning:
      'The Eskiz account that sends sign-in codes and other SMS. Without an account, a shop in test mode shows the code on the page, and in any other shop signing in is impossible (503).',
  },
  ESKIZ_PASSWORD: {
    schema: text,
    readBy: ['api'],
    isOfProvider: true,
    isSecret: true,
    meaning: 'The password of the Eskiz account.',
  },
  ESKIZ_FROM: {
    schema: z.string().default('4546'),
    readBy: ['api'],
    meaning: 'The approved sender name for messages.',
  },
  ESKIZ_URL: {
    schema: httpAddress.default('https://notify.eskiz.uz/api'),
    readBy: ['api'],
    meaning: "The URL of the SMS provider's API.",
  },
  ESKIZ_CALLBACK_URL: {
    schema: httpAddress.optional(),
    readBy: ['api'],
    meaning:
      'A URL on your own system to which Eskiz reports deliveries (`callback_url`). The shop does not receive these reports: it treats a message as sent once Eskiz has accepted it.',
  },
  SMS_PER_HOUR: {
    schema: wholeNumber.default(1000),
    readBy: ['api'],
    meaning:
      'The maximum number of sign-in codes sent per hour, to all shoppers together. The limits per address, per network and for wrong codes (ADR 044), and the limit for back-in-stock alerts (ADR 081), are percentages of it. Messages about orders do not count.',
  },
  PAYME_MERCHANT_ID: {
    schema: text,
    readBy: ['api'],
    isOfProvider: true,
    meaning:
      'The Payme cash desk id. The shop accepts Payme if `PAYME_KEY` is set too. Register `<SITE_URL>/api/v1/payment/payme` with Payme.',
  },
  PAYME_KEY: {
    schema: text,
    readBy: ['api'],
    isOfProvider: true,
    isSecret: true,
    meaning: 'The key with which Payme authenticates itself.',
  },
  PAYME_URL: {
    schema: z.url().default('https://checkout.paycom.uz'),
    readBy: ['api'],
    meaning:
      'The Payme page to which shoppers are redirected. The test environment is `https://checkout.test.paycom.uz`.',
  },
  CLICK_SERVICE_ID: {
    schema: text,
    readBy: ['api'],
    isOfProvider: true,
    meaning:
      'The Click service id. The shop accepts Click if `CLICK_SERVICE_ID`, `CLICK_MERCHANT_ID` and `CLICK_SECRET_KEY` are set. Register `<SITE_URL>/api/v1/payment/click/prepare` and `<SITE_URL>/api/v1/payment/click/complete` with Click.',
  },
  CLICK_MERCHANT_ID: {
    schema: text,
    readBy: ['api'],
    isOfProvider: true,
    meaning: 'The Click merchant id.',
  },
  CLICK_SECRET_KEY: {
    schema: text,
    readBy: ['api'],
    isOfProvider: true,
    isSecret: true,
    meaning: 'The key with which Click authenticates itself.',
  },
  CLICK_URL: {
    schema: z.url().default('https://my.click.uz/services/pay'),
    readBy: ['api'],
    meaning: 'The Click page to which shoppers are redirected.',
  },
});
