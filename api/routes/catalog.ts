import { type Api, implement } from '@/api/implement';
import type { Ports } from '@/api/ports';
import { listBanners } from '@/api/services/banner';
import { listCategories } from '@/api/services/category';
import { listCollections } from '@/api/services/collection';
import { listSitemap } from '@/api/services/sitemap';
import { suggest } from '@/api/services/suggest';

export function catalogRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'catalog.categories', ({ locale }) => listCategories(ports, locale));
  implement(api, ports, 'catalog.banners', ({ locale }) => listBanners(ports, locale));
  implement(api, ports, 'catalog.collections', ({ query, locale }) =>
    listCollections(ports, query.size, locale),
  );
  implement(api, ports, 'catalog.sitemap', ({ query }) => listSitemap(ports, query));
  implement(api, ports, 'product.suggest', ({ query, locale }) => suggest(ports, query.q, locale));
}
