import { listProducts } from '@/api/catalog/list/product-list';
import { listOffers } from '@/api/catalog/offers';
import { getProduct, getShortProduct } from '@/api/catalog/product';
import { listSimilar } from '@/api/catalog/similar';
import { type Api, implement } from '@/api/http/implement';
import { withSeller } from '@/api/services/content/seller';
import { listSeen, markSeen } from '@/api/services/seen';
import type { Ports } from '@/api/shared/ports';

export function productRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'product.list', ({ query, locale }) => listProducts(ports, query, locale));
  implement(api, ports, 'product.short', ({ params, locale }) =>
    getShortProduct(ports, params.slug, locale),
  );
  implement(api, ports, 'product.get', ({ params, locale }) =>
    withSeller(ports, getProduct(ports, params.slug, locale)),
  );
  implement(api, ports, 'product.similar', ({ params, query, locale }) =>
    listSimilar(ports, { ...params, ...query }, locale),
  );
  implement(api, ports, 'product.offers', ({ query }) => listOffers(ports, query.ids));
  implement(api, ports, 'product.seen', ({ shopper, query, locale }) =>
    listSeen(ports, { shopper, ...query }, locale),
  );
  implement(api, ports, 'product.markSeen', async ({ newShopper, body }) => {
    await markSeen(ports, newShopper(), body.product);
    return null;
  });
}
