import { afterEach, expect, test } from 'vitest';
import { startCounters } from '@/api/main/start-counters';
import { count } from '@/lib/telemetry/metrics';
import { servePrometheus } from '@/lib/telemetry/prometheus';
import { findFreePort } from '@/scripts/lib/processes/ports.mjs';

afterEach(() => {
  globalThis.metricSink = undefined;
});

const click = { serviceId: '1', merchantId: '2', secret: 'x', payUrl: 'https://pay.example' };
const sms = { provider: 'eskiz', reachesPhones: true, send: async () => {} };

test('exports the counters that alerts use as 0 before their first event', async () => {
  const port = await findFreePort();
  const close = await servePrometheus({ host: '127.0.0.1', port });
  const scrape = async () =>
    (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).split('\n');
  startCounters({ sms, providers: { click, siteUrl: 'https://shop.example' } });
  const before = await scrape();
  count('chorsu_sms_total', { provider: 'eskiz', about: 'code', result: 'failed' });
  const after = await scrape();
  await close();

  expect(before).toEqual(
    expect.arrayContaining([
      'chorsu_sms_total{provider="eskiz",about="code",result="failed"} 0',
      'chorsu_payment_calls_total{provider="click",call="prepare",result="badSign"} 0',
      'chorsu_payments_total{provider="click",state="canceled"} 0',
      'chorsu_db_failures_total{sqlstate="57P01"} 0',
      'chorsu_outbox_deliveries_total{receiver="webhook",result="dead"} 0',
      'chorsu_refusals_total{call="order.place",reason="out_of_stock"} 0',
    ]),
  );
  expect(before.join('\n')).not.toContain('provider="payme"');
  expect(after).toContain('chorsu_sms_total{provider="eskiz",about="code",result="failed"} 1');
});
