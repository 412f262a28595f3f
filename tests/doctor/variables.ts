export type Variable = { name: string; fallback: string; effect: string; isSecret?: true };

/** Every variable that the commands, the API, the storefront or the tests read. */
export const variables: Variable[] = [
  { name: 'PORT', fallback: '3000', effect: 'The storefront listens on this port.' },
  {
    name: 'SITE_URL',
    fallback: 'http://localhost:$PORT',
    effect: 'Shoppers know the shop by this address; with https a production start is a live shop.',
  },
  {
    name: 'API_URL',
    fallback: '',
    effect: 'The storefront uses this API, and the bundled one is not started.',
  },
  { name: 'API_HOST', fallback: '127.0.0.1', effect: 'The bundled API listens on this address.' },
  { name: 'API_PORT', fallback: '4001', effect: 'The bundled API listens on this port.' },
  {
    name: 'CHORSU_DATA',
    fallback: '.data',
    effect: 'The embedded database, the pictures and the lock are in this folder.',
  },
  {
    name: 'DEMO_SHOP',
    fallback: '1',
    effect: 'With 0 the first start makes an empty shop, without the demonstration.',
  },
  {
    name: 'DATABASE_URL',
    fallback: '',
    effect:
      'This PostgreSQL server is used instead of the embedded database; of several hosts the one that takes writes.',
    isSecret: true,
  },
  {
    name: 'DATABASE_MIGRATION_URL',
    fallback: '$DATABASE_URL',
    effect: 'Migrations, locks and notices go past a pooler by this address.',
    isSecret: true,
  },
  {
    name: 'DATABASE_POOL',
    fallback: '10',
    effect: 'An API process has so many connections; four of ten are for transactions.',
  },
  {
    name: 'S3_URL',
    fallback: '',
    effect: 'Pictures are kept in this bucket instead of CHORSU_DATA.',
    isSecret: true,
  },
  {
    name: 'SEARCH_URL',
    fallback: '',
    effect: 'Goods are found by this search engine (SphinxQL) instead of an index in the API.',
    isSecret: true,
  },
  {
    name: 'CHORSU_PRODUCTS',
    fallback: '0',
    effect: 'Products are made up until there are this many.',
  },
  {
    name: 'BUILD_ID',
    fallback: 'made of the sources',
    effect: 'The next build gets this id; pages and their data are kept apart by it.',
  },
  { name: 'CHORSU_DIST', fallback: '.next', effect: 'The build is in this folder.' },
  { name: 'PAGE_CACHE_MB', fallback: '32', effect: 'The page cache takes this much memory.' },
  { name: 'PAGE_FRESH_SECONDS', fallback: '10', effect: 'A cached page is fresh for this long.' },
  {
    name: 'PAGE_STALE_SECONDS',
    fallback: '60',
    effect: 'A cached page up to this age is sent while it is rendered again.',
  },
  {
    name: 'PAGE_COPY',
    fallback: '$CHORSU_DIST/cache/pages-$PORT',
    effect: 'The cached pages are copied to this file for the next start.',
  },
  {
    name: 'REVALIDATE_SECRET',
    fallback: 'made up by npm start',
    effect: 'The API proves with it that it may tell the storefront what has changed.',
    isSecret: true,
  },
  {
    name: 'REVALIDATE_URL',
    fallback: 'set by npm start',
    effect: 'The API tells this address of the storefront what has changed.',
  },
  {
    name: 'FOLLOW_CHANGES',
    fallback: '0',
    effect: 'With 1 the storefront follows the changes of the bundled API by itself.',
  },
  {
    name: 'REDIS_URL',
    fallback: '',
    effect: 'Storefronts share rendered pages in this Redis, and follow the changes.',
    isSecret: true,
  },
  {
    name: 'CDN_SECONDS',
    fallback: '0',
    effect: 'A cache in front is told to keep pages for this long; 0 tells it nothing.',
  },
  {
    name: 'PAYME_MERCHANT_ID',
    fallback: '',
    effect: 'The cash desk at Payme that is paid; with PAYME_KEY the shop takes Payme.',
  },
  { name: 'PAYME_KEY', fallback: '', effect: 'Payme proves itself with this key.', isSecret: true },
  {
    name: 'PAYME_URL',
    fallback: 'https://checkout.paycom.uz',
    effect: 'Shoppers are sent to this address of Payme.',
  },
  {
    name: 'CLICK_SERVICE_ID',
    fallback: '',
    effect: 'The service at Click that is paid; the shop takes Click when all three are set.',
  },
  { name: 'CLICK_MERCHANT_ID', fallback: '', effect: 'The merchant at Click.' },
  {
    name: 'CLICK_SECRET_KEY',
    fallback: '',
    effect: 'Click proves itself with this key.',
    isSecret: true,
  },
  {
    name: 'CLICK_URL',
    fallback: 'https://my.click.uz/services/pay',
    effect: 'Shoppers are sent to this address of Click.',
  },
  {
    name: 'ESKIZ_EMAIL',
    fallback: '',
    effect: 'The account at Eskiz that sends sign-in codes; without one nobody can be sent a code.',
  },
  {
    name: 'ESKIZ_PASSWORD',
    fallback: '',
    effect: 'The password of the account at Eskiz.',
    isSecret: true,
  },
  { name: 'ESKIZ_FROM', fallback: '4546', effect: 'The approved sender of the messages.' },
  {
    name: 'ESKIZ_URL',
    fallback: 'https://notify.eskiz.uz/api',
    effect: 'Messages are handed over at this address.',
  },
  {
    name: 'ESKIZ_CALLBACK_URL',
    fallback: '',
    effect: 'Eskiz reports deliveries to this address.',
  },
  {
    name: 'SMS_PER_HOUR',
    fallback: '1000',
    effect: 'No more messages are sent within an hour, to all shoppers together.',
  },
  {
    name: 'CODE_SECRET',
    fallback: 'generated and stored in CHORSU_DATA',
    effect: 'Sign-in codes are stored under this key, the same for all API processes.',
    isSecret: true,
  },
  {
    name: 'TRUST_PROXY',
    fallback: '0',
    effect: 'With 1 the address of a shopper is taken from the X-Forwarded-For of a proxy.',
  },
  {
    name: 'ALLOW_UNSAFE_START',
    fallback: '0',
    effect: 'With 1 an unsafe shop starts, as a staging shop that says so on every page.',
  },
  {
    name: 'STOP_PAUSE_SECONDS',
    fallback: '3',
    effect: 'The storefront goes on listening for this long after SIGTERM.',
  },
  {
    name: 'READ_TIMEOUT_SECONDS',
    fallback: '2',
    effect: 'A page whose read of the API takes longer is answered 503.',
  },
  {
    name: 'RENDERERS',
    fallback: '0',
    effect: 'So many processes render pages; 0 is one for every two cores, as the memory allows.',
  },
  {
    name: 'RENDER_QUEUE',
    fallback: '100',
    effect: 'So many pages may wait for a renderer; beyond that the answer is 503.',
  },
  {
    name: 'RENDER_TIMEOUT_SECONDS',
    fallback: '10',
    effect: 'A page whose render takes longer is answered 503.',
  },
  {
    name: 'RENDER_WAIT_SECONDS',
    fallback: '5',
    effect: 'What has waited so long for a renderer is answered 503.',
  },
  {
    name: 'LOG_FORMAT',
    fallback: 'text',
    effect: 'With json both processes log one line of JSON for each request and event.',
  },
  {
    name: 'LOG_LEVEL',
    fallback: 'warn in text, info in JSON',
    effect: 'Less important lines are left out; info has a line for each request.',
  },
  {
    name: 'LOG_CACHED_PER_SECOND',
    fallback: '100',
    effect:
      'So many cached pages and files have a line in each second; beyond it every hundredth has one.',
  },
  {
    name: 'METRICS_PORT',
    fallback: '',
    effect: 'The storefront serves its metrics to Prometheus on this port.',
  },
  {
    name: 'API_METRICS_PORT',
    fallback: '',
    effect: 'The API serves its metrics to Prometheus on this port.',
  },
  {
    name: 'METRICS_HOST',
    fallback: '127.0.0.1',
    effect: 'Both listen for Prometheus on this address, which must not be a public one.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: '',
    effect: 'Traces are sent to this collector (OTLP over HTTP); without one nothing is traced.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    fallback: '',
    effect: 'The same as a whole address, where it does not end in /v1/traces.',
  },
  {
    name: 'OTEL_SDK_DISABLED',
    fallback: 'false',
    effect: 'With true nothing is traced, whatever else is set.',
  },
  {
    name: 'WEB_VITALS_SAMPLE',
    fallback: '0',
    effect: 'This share of the page views, 0 to 1, reports how quick it was in the browser.',
  },
  {
    name: 'YANDEX_MAPS_KEY',
    fallback: '',
    effect: 'Maps are shown with this key, which browsers see.',
  },
  {
    name: 'DEFER_HYDRATION',
    fallback: 'on',
    effect: 'With off pages are sent with the scripts and stylesheets that Next gives them.',
  },
  {
    name: 'SERVICE_WORKER',
    fallback: '1',
    effect: 'With 0 the service worker is taken back from every browser.',
  },
  { name: 'ALLOW_MOCK', fallback: '0', effect: 'With 1 the mocked API starts in production.' },
  {
    name: 'MOCK_STRICT',
    fallback: '0',
    effect: 'With 1 every call of the mocked API must name its world, and worlds are strict.',
  },
  {
    name: 'MOCK_WORLDS_MAX',
    fallback: '50',
    effect: 'So many worlds the mocked API keeps; the least recently used is evicted.',
  },
  {
    name: 'FORWARD_COOKIE',
    fallback: '',
    effect: 'This cookie is forwarded to the API, and pages are cached by its value.',
  },
  { name: 'CHROMIUM_PATH', fallback: 'found', effect: 'The browser of the tests.' },
  {
    name: 'DATABASE_URL_TEST',
    fallback: 'started by npm test',
    effect: 'The tests of the API make databases on this PostgreSQL server.',
    isSecret: true,
  },
  { name: 'E2E_PORT', fallback: '4310', effect: 'The storefront of the end-to-end tests.' },
  { name: 'E2E_API_PORT', fallback: '4311', effect: 'The mocked API of the end-to-end tests.' },
];
