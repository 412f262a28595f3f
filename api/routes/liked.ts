import { type Api, implement } from '@/api/implement';
import type { Ports } from '@/api/ports';
import { addLiked, listLiked, removeLiked } from '@/api/services/liked';

export function likedRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'liked.list', ({ guest, locale }) => listLiked(ports, guest, locale));
  implement(api, ports, 'liked.add', async ({ newGuest, body }) => {
    await addLiked(ports, newGuest, body.product);
    return null;
  });
  implement(api, ports, 'liked.remove', async ({ guest, params }) => {
    await removeLiked(ports, guest, params.id);
    return null;
  });
}
