import { type Api, implement } from '@/api/http/implement';
import { addAddress, changeAddress, listAddresses, removeAddress } from '@/api/order/address';
import type { Ports } from '@/api/shared/ports';

export function addressRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'address.list', ({ customer, locale, query }) =>
    listAddresses(ports, { customer, locale }, query.city),
  );
  implement(api, ports, 'address.add', ({ customer, locale, body }) =>
    addAddress(ports, { customer, locale }, body),
  );
  implement(api, ports, 'address.change', ({ customer, locale, params, body }) =>
    changeAddress(ports, { customer, locale }, params.id, body),
  );
  implement(api, ports, 'address.remove', async ({ customer, params }) => {
    await removeAddress(ports, customer, params.id);
    return null;
  });
}
