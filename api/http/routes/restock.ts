import { type Api, implement } from '@/api/http/implement';
import { addRestockAlert, listRestockAlerts, removeRestockAlert } from '@/api/services/restock';
import { originOf } from '@/api/shared/client-address';
import type { Ports } from '@/api/shared/ports';

export function restockRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'restock.list', ({ shopper }) => listRestockAlerts(ports, shopper));
  implement(api, ports, 'restock.add', ({ c, body, customer, newShopper, locale }) => {
    const origin = originOf(c, ports.isBehindProxy);
    return addRestockAlert(ports, { ...body, customer, newShopper, origin, locale });
  });
  implement(api, ports, 'restock.remove', async ({ shopper, params }) => {
    await removeRestockAlert(ports, shopper, params.id);
    return null;
  });
}
