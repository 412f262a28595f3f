import { getSale, listSaleProducts } from '@/api/catalogue/sale';
import { type Api, implement } from '@/api/http/implement';
import type { Ports } from '@/api/shared/ports';

export function saleRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'sale.get', ({ params, locale }) => getSale(ports, params.id, locale));
  implement(api, ports, 'sale.products', ({ params, query, locale }) =>
    listSaleProducts(ports, { ...params, ...query }, locale),
  );
}
