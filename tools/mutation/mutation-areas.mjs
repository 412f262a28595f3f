/**
 * Maps sources to their tests, in stages: each stage tests only the mutants that survived the
 * earlier stages. Stryker runs only those listed tests that import the mutated file. Because every
 * API test imports the whole API, and screen tests are slow, important sources list individual
 * tests.
 */
export const AREAS = [
  { of: ['lib/domain'], stages: [['unit/lib/domain/**/*']] },
  { of: ['lib/contract'], stages: [['unit/lib/contract/*']] },
  {
    of: ['lib/routing', 'middleware.ts'],
    stages: [['unit/lib/routing/*', 'unit/middleware']],
  },
  { of: ['lib/client/hydration'], stages: [['component/hydration/*']] },
  {
    of: ['packages/deferred-hydration/browser'],
    stages: [['packages/deferred-hydration/tests/browser/*']],
  },
  {
    of: ['packages/deferred-hydration/server'],
    stages: [['packages/deferred-hydration/tests/server/*'], ['unit/server/*']],
  },
  { of: ['lib/client/sync'], stages: ofClient('{cart,liked}/*-intents') },
  {
    of: ['lib/client/session'],
    stages: ofClient('auth/*', 'user/*'),
  },
  {
    of: ['lib/client/order'],
    stages: ofClient('checkout/*', 'one-click/*', 'order/*'),
  },
  {
    of: ['lib/client/page', 'lib/client/error-policy.ts', 'lib/client/query-client.ts'],
    stages: ofClient('layout/failures', 'site/*'),
  },
  { of: ['lib/client'], stages: ofClient('{cart,liked,product,review,search}/*', 'site/*') },
  { of: ['stores'], stages: [['unit/stores/*'], ['component/stores/*'], ['component/**/*']] },
  // Tests that start processes take seconds each.
  {
    of: ['server'],
    stages: [['unit/server/!(process)/*', 'unit/server/*'], ['unit/server/process/*']],
  },
  { of: ['api/search'], stages: [['unit/api/search/**/*']] },
  {
    of: ['api/order/payments', 'api/order/payment.ts', 'api/order/payment-methods.ts'],
    stages: [
      ['unit/api/order/*'],
      ['payment', 'payme', 'click', 'provider-callbacks', 'figures'].map(ofApi),
      ['way-back', 'closed', 'operator', 'quote'].map(ofApi),
    ],
  },
  // Omits `order-race`: its hundreds of orders take a minute and rarely depend on a single line.
  {
    of: ['order-status', 'order-transitions', 'stock'].map(ofOrder),
    stages: [
      ['order-cancel', 'order-status', 'order-list'].map(ofApi),
      ['order', 'way-back', 'one-click-hold', 'operator', 'figures'].map(ofApi),
      // These tests open a shop for each mutant and send every write request of the contract.
      ['catalog-changed', 'bystander'].map(ofApi),
    ],
  },
  {
    of: ['order-view', 'order-list', 'order-number'].map(ofOrder),
    stages: [
      ['unit/api/order/*'],
      ['order-list', 'order', 'order-cancel'].map(ofApi),
      ['order-status', 'order-number', 'one-click-hold', 'review-add'].map(ofApi),
    ],
  },
  {
    of: ['idempotency', 'unconfirmed'].map(ofOrder),
    stages: [
      ['order-sent', 'one-click-hold'].map(ofApi),
      ['order-key', 'way-back', 'bystander'].map(ofApi),
    ],
  },
  {
    of: ['api/order'],
    stages: [
      ['unit/api/order/*'],
      ['order', 'order-delivery', 'quote', 'address', 'order-sums'].map(ofApi),
      ['order-{cancel,key,list,number,sent}', 'way-back', 'one-click-hold', 'figures'].map(ofApi),
      ['bystander'].map(ofApi),
    ],
  },
  {
    of: ['session', 'token', 'sign-in', 'user', 'merge-guest'].map(ofSession),
    stages: [
      ['unit/api/services/*'],
      ['session', 'profile', 'merge'].map(ofApi),
      ['sign-in', 'one-click-hold', 'restock'].map(ofApi),
      ['bystander', 'code-attempts', 'code-limits'].map(ofApi),
    ],
  },
  {
    of: ['code', 'code-budget', 'send-code', 'send-sms', 'try-limits', 'limit', 'known-origin'].map(
      ofSession,
    ),
    stages: [
      ['unit/api/services/*'],
      ['limit', 'session', 'figures', 'start-guard'].map(ofApi),
      // The last stage sends many wrong codes and many requests for a code.
      [ofApi('sign-in')],
      [ofApi('code-attempts'), ofApi('code-limits')],
    ],
  },
  {
    of: ['review', 'review-add', 'review-photo', 'can-write', 'content/seller'].map(ofServices),
    stages: [
      ['review', 'seller', 'review-add'].map(ofApi),
      ['bystander', 'catalog-changed'].map(ofApi),
    ],
  },
  {
    of: ['cart', 'liked', 'seen', 'restock', 'restock-message', 'clear-expired'].map(ofServices),
    stages: [
      ['cart', 'liked', 'seen', 'restock', 'chores'].map(ofApi),
      ['merge', 'figures', 'bystander'].map(ofApi),
    ],
  },
  // The shop's settings and texts.
  {
    of: ['api/services/content'],
    stages: [['content', 'settings', 'shop-terms', 'geo', 'site'].map(ofApi)],
  },
  { of: ['api'], stages: [['unit/api/**/*'], [ofApi('*')]] },
];

/** Returns the stages for hooks, whose last stage runs only these slow screen tests. */
function ofClient(...screens) {
  const own = [['unit/lib/client/**/*'], ['component/client/*']];
  return [...own, screens.map((name) => `component/${name}`)];
}

function ofApi(name) {
  return name === '*' ? 'api/**/*' : `api/**/${name}`;
}

function ofOrder(name) {
  return `api/order/${name}.ts`;
}

function ofSession(name) {
  return `api/services/session/${name}.ts`;
}

function ofServices(name) {
  return `api/services/${name}.ts`;
}
