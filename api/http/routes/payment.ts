import type { Api } from '@/api/http/implement';
import { OTHER_BODIES_MAX, receiveText } from '@/api/http/receive';
import { receiveBody } from '@/api/http/request';
import { handleClick } from '@/api/order/payments/click/handle-click';
import { handlePayme } from '@/api/order/payments/payme/handle-payme';
import type { Ports } from '@/api/shared/ports';
import { API_BASE } from '@/lib/constants';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '@/lib/domain/order/payment-methods';
import { sandboxRoutes } from './sandbox';

const routes: Record<PaymentProvider, (api: Api, ports: Ports) => void> = {
  payme: paymeRoutes,
  click: clickRoutes,
};

/** Accepts undeclared fields, because Click may add some to its form. */
const clickForm = { maxBytes: OTHER_BODIES_MAX, form: { fields: [], isOpen: true } };

export function paymentRoutes(api: Api, ports: Ports) {
  for (const name of PAYMENT_PROVIDERS) routes[name](api, ports);
  sandboxRoutes(api, ports);
}

function paymeRoutes(api: Api, ports: Ports) {
  const { payme } = ports.providers;
  if (!payme) return;
  api.all(`${API_BASE}/payment/payme`, async (c) => {
    const authorization = c.req.header('authorization');
    const body = await receiveText(c, OTHER_BODIES_MAX);
    const request = { method: c.req.method, authorization, body };
    return c.json(await handlePayme(ports, payme, request));
  });
}

function clickRoutes(api: Api, ports: Ports) {
  const { click } = ports.providers;
  if (!click) return;
  for (const step of ['prepare', 'complete'] as const) {
    api.post(`${API_BASE}/payment/click/${step}`, async (c) => {
      const form = await receiveBody(c, clickForm);
      return c.json(await handleClick(ports, click, { step, form: form() }));
    });
  }
}
