import { type Api, implement } from '@/api/http/implement';
import {
  listBranches,
  listCities,
  listDeliveryPoints,
  listRegions,
} from '@/api/services/content/geo';
import type { Ports } from '@/api/shared/ports';

export function geoRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'geo.regions', ({ locale }) => listRegions(ports, locale));
  implement(api, ports, 'geo.cities', ({ query, locale }) =>
    listCities(ports, query.region, locale),
  );
  implement(api, ports, 'geo.deliveryPoints', ({ query, locale }) =>
    listDeliveryPoints(ports, query.city, locale),
  );
  implement(api, ports, 'geo.branches', ({ locale }) => listBranches(ports, locale));
}
