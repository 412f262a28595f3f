import { z } from 'zod';
import type { Api } from '@/api/http/implement';
import { receiveBody } from '@/api/http/request';
import { cancelOverdue } from '@/api/order/order-status';
import { returnPath } from '@/api/order/payment';
import { listOnlinePayments } from '@/api/order/payment-methods';
import { SANDBOX_PATH, sandboxPage } from '@/api/order/payments/sandbox/page';
import { findBill, OUTCOMES, settle } from '@/api/order/payments/sandbox/settle';
import { NotFound } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import { log } from '@/lib/telemetry/log';

const LATE_MS = 8000;
const pressed = z.object({ outcome: z.enum(OUTCOMES) });
const buttons = { maxBytes: 1024, form: { fields: ['outcome'] } };

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'x-robots-tag': 'noindex',
};

export function sandboxRoutes(api: Api, ports: Ports) {
  api.get(`${SANDBOX_PATH}/:token`, async (c) => {
    const { payment, order } = await requireBill(ports, c.req.param('token'));
    const locale = localeOf(c.req.query('lang'));
    const isOpen = payment.state === 'created';
    return c.html(sandboxPage({ order, isOpen, locale, back: returnPath(order.id, locale) }), {
      headers: HEADERS,
    });
  });
  api.post(`${SANDBOX_PATH}/:token`, async (c) => {
    const token = c.req.param('token');
    const { order } = await requireBill(ports, token);
    const sent = await receiveBody(c, buttons);
    const { data } = pressed.safeParse(sent());
    if (!data) throw new NotFound();
    await cancelOverdue(ports, order.customerId ?? undefined);
    if (data.outcome === 'late') confirmLater(ports, token);
    else await settle(ports, token, data.outcome);
    return c.redirect(returnPath(order.id, localeOf(c.req.query('lang'))), 303);
  });
}

async function requireBill(ports: Ports, token: string) {
  const isOffered = (await listOnlinePayments(ports)).includes('sandbox');
  const bill = isOffered ? await findBill(ports, token) : null;
  if (!bill) throw new NotFound('noOrder');
  return bill;
}

/** Simulates a provider that confirms the payment after the shopper has returned to the shop. */
function confirmLater(ports: Ports, token: string): void {
  setTimeout(() => {
    settle(ports, token, 'confirm').catch((error: unknown) => {
      if (!ports.isStopping()) log.error('A late sandbox payment could not be confirmed', error);
    });
  }, LATE_MS).unref();
}

function localeOf(language: string | undefined): ContentLocale {
  return language === 'ru' ? 'ru' : 'uz';
}
