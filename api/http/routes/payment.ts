import type { Api } from '@/api/http/implement';
import { readBody } from '@/api/http/request';
import { answerClick } from '@/api/order/payments/click/answer';
import { answerPayme } from '@/api/order/payments/payme/answer';
import type { Ports } from '@/api/shared/ports';
import { API_BASE } from '@/lib/constants';
import { sandboxRoutes } from './sandbox';

export function paymentRoutes(api: Api, ports: Ports) {
  const { payme, click } = ports.providers;
  if (payme) {
    api.all(`${API_BASE}/payment/payme`, async (c) => {
      const authorization = c.req.header('authorization');
      const asked = { method: c.req.method, authorization, body: await c.req.text() };
      return c.json(await answerPayme(ports, payme, asked));
    });
  }
  if (click) {
    for (const step of ['prepare', 'complete'] as const) {
      api.post(`${API_BASE}/payment/click/${step}`, async (c) =>
        c.json(await answerClick(ports, click, { step, form: await readBody(c) })),
      );
    }
  }
  sandboxRoutes(api, ports);
}
