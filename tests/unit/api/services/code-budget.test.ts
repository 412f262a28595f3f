import { expect, test } from 'vitest';
import {
  type Budget,
  type CodeClient,
  refusalOf,
  resendKey,
  sendBudgets,
  tryBudgets,
  wrongBudget,
} from '@/api/services/session/code-budget';

const PER_HOUR = 1000;
const phone = '998901234567';
const home: CodeClient['origin'] = {
  address: '198.18.0.7',
  network: '198.18.0.0/24',
  provider: null,
  browser: 'owner',
};
const homeV6 = { ...home, address: '2001:db8:1:1', network: '2001:db8:1', provider: '2001:db8' };

function anAsker(standing: Partial<CodeClient['standing']> = {}, origin = home): CodeClient {
  return { phone, origin, standing: { knownBy: null, hasOrdered: false, ...standing } };
}

const inAll = ([name, uses, per]: [string, number, number]) => ({ name, uses, per });
const again = ['again', 1, 120] as [string, number, number];
const day = ['day', 5, 86_400] as [string, number, number];
/** The limits for one phone number: from one address, then from that address's network. */
const near = [
  ['hour', 3, 3600],
  ['hour', 4, 3600],
] as [string, number, number][];
const strangers = ['phone', 6, 3600] as [string, number, number];
const place = (address: number, network: number, provider?: number) =>
  [
    ['address', address, 3600],
    ['network', network, 3600],
    ...(provider === undefined ? [] : [['provider', provider, 3600]]),
  ] as [string, number, number][];
const shared = (minute: number, all: number) =>
  [
    ['minute', minute, 60],
    ['all', all, 3600],
  ] as [string, number, number][];

/** Reduces each limit to its name, uses and period. The rest of its key identifies the client. */
const named = (budgets: Budget[]) =>
  budgets.map(({ key, uses, seconds }) => ({ name: key.split(':')[1], uses, per: seconds }));

// The expected limits are those of ADR 044.
test.each([
  [
    'a stranger',
    anAsker(),
    [again, ...near, strangers, ...place(20, 100), ...shared(35, 700)],
    place(20, 40),
  ],
  [
    'a stranger with an IPv6 address',
    anAsker({}, homeV6),
    [again, ...near, strangers, ...place(20, 100, 300), ...shared(35, 700)],
    place(20, 40, 80),
  ],
  [
    'a stranger whose phone has an order',
    anAsker({ hasOrdered: true }),
    [again, ...near, strangers, ...place(20, 100), ...shared(45, 900)],
    place(20, 40),
  ],
  [
    'a known address',
    anAsker({ knownBy: 'address' }),
    [again, day, ...place(20, 100), ...shared(50, 1000)],
    place(20, 40),
  ],
  [
    'a known browser',
    anAsker({ knownBy: 'browser', hasOrdered: true }, homeV6),
    [again, day, ...shared(50, 1000)],
    [],
  ],
])('gives %s the limits of ADR 044, shared limits last', (_, asker, sends, tries) => {
  expect(named(sendBudgets(asker, PER_HOUR))).toEqual(sends.map(inAll));
  expect(named(tryBudgets(asker, PER_HOUR))).toEqual(tries.map(inAll));
});

test('allows 100 wrong codes per hour before the alarm, and 300 in total', () => {
  const [alarm, all] = [wrongBudget('alarm', PER_HOUR), wrongBudget('all', PER_HOUR)];
  expect([alarm.uses, all.uses, all.seconds]).toEqual([100, 300, 3600]);
  expect(alarm.key).toBe(all.key);
});

test('allows at least one use per limit even if the shop’s hourly budget is 1', () => {
  for (const { uses } of sendBudgets(anAsker({}, homeV6), 1)) expect(uses).toBeGreaterThan(0);
  for (const { uses } of tryBudgets(anAsker({}, homeV6), 1)) expect(uses).toBe(1);
});

const keysOf = (asker: CodeClient) =>
  new Set([...sendBudgets(asker, PER_HOUR), ...tryBudgets(asker, PER_HOUR)].map(({ key }) => key));
const sharedBy = (one: CodeClient, other: CodeClient) =>
  [...keysOf(one)].filter((key) => keysOf(other).has(key));

test('counts each limit of one client under a separate key', () => {
  const asker = anAsker({}, homeV6);
  const all = [...sendBudgets(asker, PER_HOUR), ...tryBudgets(asker, PER_HOUR)];
  expect(keysOf(asker).size).toBe(all.length);
});

test('two phones at one address share only the address, network and global limits', () => {
  const neighbour = { ...anAsker(), phone: '998907654321' };
  expect(sharedBy(anAsker(), neighbour)).toEqual([
    'sms:address:198.18.0.7',
    'sms:network:198.18.0.0/24',
    'sms:minute',
    'sms:all',
    'try:address:198.18.0.7',
    'try:network:198.18.0.0/24',
  ]);
});

test('an unknown client cannot escape its limits with a new cookie', () => {
  const other = anAsker({}, { ...home, browser: 'new' });
  expect(resendKey(other)).toBe(resendKey(anAsker()));
  expect(sharedBy(anAsker(), other)).toEqual([...keysOf(anAsker())]);
});

test('limits an address separately from its network', () => {
  const other = anAsker({}, { ...home, browser: 'new', address: '198.18.0.8' });
  expect(resendKey(other)).not.toBe(resendKey(anAsker()));
  const own = [...keysOf(anAsker())].filter((key) => !key.includes(home.address));
  expect(sharedBy(anAsker(), other)).toEqual(own);
});

test('unknown clients in two networks share only the phone and global limits', () => {
  const far = anAsker({}, { ...home, address: '203.0.113.1', network: '203.0.113.0/24' });
  expect(sharedBy(anAsker(), far)).toEqual([`sms:phone:${phone}`, 'sms:minute', 'sms:all']);
});

test('unknown clients share only global limits with a known browser or address', () => {
  for (const knownBy of ['browser', 'address'] as const) {
    const known = anAsker({ knownBy });
    const far = anAsker({}, { ...home, address: '203.0.113.1', network: '203.0.113.0/24' });
    expect(sharedBy(known, far)).toEqual(['sms:minute', 'sms:all']);
    const other = { ...known, origin: { ...home, [knownBy]: 'another' } };
    expect(resendKey(other)).not.toBe(resendKey(known));
  }
});

test('lists first the limit that a failed message does not count toward', () => {
  for (const knownBy of [null, 'browser', 'address'] as const) {
    const asker = anAsker({ knownBy });
    expect(sendBudgets(asker, PER_HOUR)[0]?.key).toBe(resendKey(asker));
  }
});

test.each([
  ['codeSoon', 'uz', 119, '1:59'],
  ['codeLater', 'ru', 119, '2 мин'],
  ['triesLater', 'uz', 3600, '1 soat'],
] as const)(
  'explains the limit %s in %s with a wait of %i s: %s',
  (messageKey, locale, seconds, time) => {
    const limit = { key: 'x', uses: 1, seconds: 1, messageKey };
    const { key, values, data, seconds: wait } = refusalOf({ limit, seconds }, locale);
    expect([key, values.time, wait]).toEqual([messageKey, expect.stringContaining(time), seconds]);
    expect(data).toEqual({ data: { resend_after: seconds } });
  },
);

test('explains in the message which limit is used up', () => {
  const says = Object.fromEntries(
    [
      ...sendBudgets(anAsker({}, homeV6), PER_HOUR),
      ...tryBudgets(anAsker({}, homeV6), PER_HOUR),
    ].map(({ key, messageKey: words }) => [key.split(':').slice(0, 2).join(':'), words]),
  );
  const [here, wrong] = ['codeFromHere', 'triesLater'];
  expect(says).toEqual({
    'sms:again': 'codeSoon',
    'sms:hour': 'codeLater',
    'sms:phone': 'codeLater',
    'sms:address': here,
    'sms:network': here,
    'sms:provider': here,
    'sms:minute': 'codeBusy',
    'sms:all': 'codeBusy',
    'try:address': wrong,
    'try:network': wrong,
    'try:provider': wrong,
  });
  expect(wrongBudget('all', PER_HOUR).messageKey).toBe('triesLater');
});
