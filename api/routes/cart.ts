import { type Api, implement } from '@/api/implement';
import type { Ports } from '@/api/ports';
import { listCart, putCartLine, removeCartLine } from '@/api/services/cart';

export function cartRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'cart.list', ({ guest, locale }) => listCart(ports, guest, locale));
  implement(api, ports, 'cart.put', async ({ newGuest, body }) => {
    await putCartLine(ports, newGuest, body);
    return null;
  });
  implement(api, ports, 'cart.remove', async ({ guest, params }) => {
    await removeCartLine(ports, guest, params.id);
    return null;
  });
}
