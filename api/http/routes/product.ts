import { getProduct, getShortProduct } from '@/api/catalogue/product';
import { listProducts } from '@/api/catalogue/product-list';
import { listSimilar } from '@/api/catalogue/similar';
import { type Api, implement } from '@/api/http/implement';
import { listSeen, markSeen } from '@/api/services/seen';
import { withSeller } from '@/api/services/seller';
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
  implement(api, ports, 'product.seen', ({ shopper, query, locale }) =>
    listSeen(ports, { shopper, ...query }, locale),
  );
  implement(api, ports, 'product.markSeen', async ({ newShopper, body }) => {
    await markSeen(ports, newShopper(), body.product);
    return null;
  });
}
