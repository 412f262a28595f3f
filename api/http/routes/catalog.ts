import { listCategories } from '@/api/catalog/category';
import { listCollections } from '@/api/catalog/collection';
import { getSale, listSaleProducts } from '@/api/catalog/sale';
import { listSitemap } from '@/api/catalog/sitemap';
import { suggest } from '@/api/catalog/suggest';
import { type Api, implement } from '@/api/http/implement';
import { listBanners } from '@/api/services/content/banner';
import type { Ports } from '@/api/shared/ports';

export function catalogRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'catalog.categories', ({ locale }) => listCategories(ports, locale));
  implement(api, ports, 'catalog.banners', ({ locale }) => listBanners(ports, locale));
  implement(api, ports, 'catalog.collections', ({ query, locale }) =>
    listCollections(ports, query.size, locale),
  );
  implement(api, ports, 'catalog.sitemap', ({ query }) => listSitemap(ports, query));
  implement(api, ports, 'product.suggest', ({ query, locale }) => suggest(ports, query.q, locale));
}

export function saleRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'sale.get', ({ params, locale }) => getSale(ports, params.id, locale));
  implement(api, ports, 'sale.products', ({ params, query, locale }) =>
    listSaleProducts(ports, { ...params, ...query }, locale),
  );
}
