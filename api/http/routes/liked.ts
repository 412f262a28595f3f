import { type Api, implement } from '@/api/http/implement';
import { addLiked, listLiked, removeLiked } from '@/api/services/liked';
import type { Ports } from '@/api/shared/ports';

export function likedRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'liked.list', ({ shopper, locale }) => listLiked(ports, shopper, locale));
  implement(api, ports, 'liked.add', async ({ newShopper, body }) => {
    await addLiked(ports, newShopper, body.product);
    return null;
  });
  implement(api, ports, 'liked.remove', async ({ shopper, params }) => {
    await removeLiked(ports, shopper, params.id);
    return null;
  });
}
