import type { Api } from '@/api/http/implement';
import { OTHER_BODIES_MAX, receiveText } from '@/api/http/receive';
import { receiveBody } from '@/api/http/request';
import { answerClick } from '@/api/order/payments/click/answer';
import { answerPayme } from '@/api/order/payments/payme/answer';
import type { ProviderSettings } from '@/api/order/payments/providers';
import type { Ports } from '@/api/shared/ports';
import { API_BASE, PAYMENT_PROVIDERS, type PaymentProvider } from '@/lib/constants';
import { sandboxRoutes } from './sandbox';

type AddRoutes<Settings> = (api: Api, ports: Ports, settings: Settings) => void;

const routes: { [Name in PaymentProvider]: AddRoutes<ProviderSettings[Name]> } = {
  payme: paymeRoutes,
  click: clickRoutes,
};

/** Click may add fields to its form. */
const clickForm = { maxBytes: OTHER_BODIES_MAX, form: { fields: [], isOpen: true } };

export function paymentRoutes(api: Api, ports: Ports) {
  for (const name of PAYMENT_PROVIDERS) providerRoutes(api, ports, name);
  sandboxRoutes(api, ports);
}

function providerRoutes<Name extends PaymentProvider>(api: Api, ports: Ports, name: Name) {
  const settings: ProviderSettings[Name] | undefined = ports.providers[name];
  if (settings) routes[name](api, ports, settings);
}

function paymeRoutes(api: Api, ports: Ports, settings: ProviderSettings['payme']) {
  api.all(`${API_BASE}/payment/payme`, async (c) => {
    const authorization = c.req.header('authorization');
    const body = await receiveText(c, OTHER_BODIES_MAX);
    const asked = { method: c.req.method, authorization, body };
    return c.json(await answerPayme(ports, settings, asked));
  });
}

function clickRoutes(api: Api, ports: Ports, settings: ProviderSettings['click']) {
  for (const step of ['prepare', 'complete'] as const) {
    api.post(`${API_BASE}/payment/click/${step}`, async (c) => {
      const form = await receiveBody(c, clickForm);
      return c.json(await answerClick(ports, settings, { step, form: form() }));
    });
  }
}
