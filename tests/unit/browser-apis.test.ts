import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from './sources';

const RECORD = 'docs/decisions/054-apis-above-the-baseline.md';

/** What a browser may lack or refuse, as code names it. */
const apis: Record<string, RegExp> = {
  BroadcastChannel: /\bBroadcastChannel\b/,
  'Web Locks': /\bnavigator\.locks\b/,
  localStorage: /\blocalStorage\b/,
  sessionStorage: /\bsessionStorage\b/,
  'service worker': /\bnavigator\.serviceWorker\b/,
  caches: /\bcaches\.\w/,
  cookieStore: /\bcookieStore\b/,
  'navigator.share': /\bnavigator\.share\b|\bcanShare\b/,
  'navigator.clipboard': /\bnavigator\.clipboard\b/,
  geolocation: /\bnavigator\.geolocation\b/,
  IntersectionObserver: /\bnew IntersectionObserver\b/,
  'navigator.connection': /\bnavigator\.connection\b|'connection'/,
  scrollend: /\bscrollend\b/,
  createImageBitmap: /\bcreateImageBitmap\(/,
  requestIdleCallback: /\brequestIdleCallback\(/,
  scheduler: /\bscheduler\.\w/,
  'Navigation API': /\bwindow(?:\.|, ')navigation\b/,
};

/** Those that the shop does not use at all, as the record says. */
const unused =
  /\bnavigationPreload\.enable|\bstartViewTransition|\bshowPopover|\bpopover=|speculationrules|OTPCredential/;

const sources = readSources(
  'app',
  'components',
  'lib',
  'packages/deferred-hydration/browser',
  'stores',
  'instrumentation-client.ts',
);
const named = expanded(readFileSync(RECORD, 'utf8'));

test.each(Object.entries(apis))(
  'where %s is used, record 054 says what happens without it',
  (_name, use) => {
    const places = sources.filter(({ text }) => use.test(withoutComments(text)));
    expect(places.map(({ path }) => path).filter((path) => !named.includes(path))).toEqual([]);
  },
);

test('what the shop is said not to use is not used', () => {
  const users = sources.filter(({ text }) => unused.test(withoutComments(text)));
  expect(users.map(({ path }) => path)).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** 'lib/{one,two}.ts' names two files. */
function expanded(text: string): string {
  return text.replace(/(\S*)\{([^}]+)\}([^\s`,]*)/g, (_whole, before, list, after) =>
    String(list)
      .split(',')
      .map((one) => `${before}${one}${after}`)
      .join(' ')
      .replaceAll('`', ''),
  );
}
