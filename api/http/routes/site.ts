import { type Api, implement } from '@/api/http/implement';
import { listOfferedPayments } from '@/api/order/payment-methods';
import { getContact } from '@/api/services/content/contact';
import { listMenu } from '@/api/services/content/menu';
import { getSettings } from '@/api/services/content/settings';
import type { Ports } from '@/api/shared/ports';

export function siteRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'site.settings', async () => ({
    ...(await getSettings(ports)),
    payment_methods: await listOfferedPayments(ports),
  }));
  implement(api, ports, 'site.contact', ({ locale }) => getContact(ports, locale));
  implement(api, ports, 'site.menu', ({ query, locale }) =>
    listMenu(ports, query.with_children ?? false, locale),
  );
}
