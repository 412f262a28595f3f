import { type Api, implement } from '@/api/http/implement';
import { listCart, putCartLine, removeCartLine } from '@/api/services/cart';
import type { Ports } from '@/api/shared/ports';

export function cartRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'cart.list', ({ shopper, locale }) => listCart(ports, shopper, locale));
  implement(api, ports, 'cart.put', async ({ newShopper, body }) => {
    await putCartLine(ports, newShopper, body);
    return null;
  });
  implement(api, ports, 'cart.remove', async ({ shopper, params }) => {
    await removeCartLine(ports, shopper, params.id);
    return null;
  });
}
