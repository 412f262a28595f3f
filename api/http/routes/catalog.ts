import { listCategories } from '@/api/catalogue/category';
import { listCollections } from '@/api/catalogue/collection';
import { getSale, listSaleProducts } from '@/api/catalogue/sale';
import { listSitemap } from '@/api/catalogue/sitemap';
import { suggest } from '@/api/catalogue/suggest';
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
