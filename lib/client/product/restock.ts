import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { caller } from '@/lib/client/call';
import { useWrite } from '@/lib/client/write';
import type { Locale } from '@/lib/constants';
import shapes from '@/lib/contract/shapes/restock.json';

const call = caller<'restock'>(shapes);

export const restockQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['restock', locale],
    queryFn: ({ signal }) => call('restock.list', {}, { locale, signal }),
    select: ({ results }) => results,
  });

/** Requests a back-in-stock alert. Without `phone`, the API uses the customer's own number. */
export function useAddRestock() {
  const locale = useLocale();
  const queryClient = useQueryClient();
  return useWrite({
    action: 'restockAdd',
    mutationFn: (body: { sub_product: number; phone?: string }) =>
      call('restock.add', { body }, { locale }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['restock'] }),
  });
}

export function useRemoveRestock() {
  const locale = useLocale();
  const queryClient = useQueryClient();
  return useWrite({
    action: 'restockRemove',
    mutationFn: (subProduct: number) =>
      call('restock.remove', { params: { id: subProduct } }, { locale }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['restock'] }),
  });
}
