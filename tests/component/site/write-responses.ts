import { t } from '@/tests/support/component/text';
import { cutShort } from '@/tests/support/cut-short';

export type StubResponse = {
  reply: () => Promise<Response>;
  kind: 'refused' | 'late' | 'unknown' | 'shape';
};

export const CUT_BEFORE = 'cut off before';
export const REASON = 'Sabab';

const TWO_MINUTES = { 'Retry-After': '120' };
export const envelope = (status: number, data: unknown, headers: HeadersInit = {}) =>
  Response.json({ status: status < 400, data, message: null }, { status, headers });
export const refused = (status: number): StubResponse => ({
  kind: 'refused',
  reply: async () => envelope(status, { detail: `${REASON} ${status}` }),
});
const failed = (status: number): StubResponse => ({
  kind: 'unknown',
  reply: async () => envelope(status, { detail: 'Internal error' }),
});

/** Adjacent responses have different texts, so that each response changes the page. */
export const responses: [string, StubResponse][] = [
  ['500', failed(500)],
  ['400', refused(400)],
  ['502', failed(502)],
  ['403', refused(403)],
  ['503', failed(503)],
  ['404', refused(404)],
  [CUT_BEFORE, { kind: 'unknown', reply: () => Promise.reject(new TypeError('Failed to fetch')) }],
  ['409', refused(409)],
  ['cut off after', { kind: 'unknown', reply: async () => cutShort() }],
  ['422', refused(422)],
  ['wrong shape', { kind: 'shape', reply: async () => envelope(200, { unexpected: [1, null] }) }],
  ['413', refused(413)],
  ['429', { kind: 'late', reply: async () => envelope(429, { detail: REASON }, TWO_MINUTES) }],
];

export const unknown = t('errors.write.unknown');

export const wait = `${REASON}. ${t('errors.write.again', { unit: 'minutes', count: 2 })}`;
