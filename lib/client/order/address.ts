import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { caller } from '@/lib/client/call';
import { useWrite } from '@/lib/client/write';
import type { Locale } from '@/lib/constants';
import type { AddressForm } from '@/lib/contract/address';
import shapes from '@/lib/contract/shapes/address.json';

const call = caller<'address'>(shapes);

export const addressesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['addresses', locale],
    queryFn: ({ signal }) => call('address.list', {}, { locale, signal }),
    select: ({ results }) => results,
  });

/** The shopper's saved addresses in one city (a "district" in the forms, S7-14). */
export const cityAddressesQuery = (locale: Locale, city: number) =>
  queryOptions({
    queryKey: ['addresses', locale, { city }],
    queryFn: ({ signal }) => call('address.list', { query: { city } }, { locale, signal }),
    // Other backends may ignore the `city` parameter.
    select: ({ results }) => results.filter((address) => address.city === city),
  });

type AddressChange = { id: number | null; body: AddressForm };

/** Saves a new address (`id` is null) or changes a saved one. */
export function useSaveAddress() {
  const locale = useLocale();
  const queryClient = useQueryClient();
  return useWrite({
    action: 'addressSave',
    mutationFn: ({ id, body }: AddressChange) =>
      id === null
        ? call('address.add', { body }, { locale })
        : call('address.change', { params: { id }, body }, { locale }),
    // The address may have been saved even if the request failed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['addresses'] }),
  });
}

export function useRemoveAddress() {
  const locale = useLocale();
  const queryClient = useQueryClient();
  return useWrite({
    action: 'addressRemove',
    mutationFn: (id: number) => call('address.remove', { params: { id } }, { locale }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['addresses'] }),
  });
}
