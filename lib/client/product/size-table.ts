import { queryOptions } from '@tanstack/react-query';
import { caller } from '@/lib/client/call';
import type { Locale } from '@/lib/constants';
import shapes from '@/lib/contract/shapes/content.json';
import { slugId } from '@/lib/domain/text/slug';

const call = caller<'content'>(shapes);

/**
 * The page with a size table.
 *
 * @param path - The path of a static page, as in `size_page` of a product.
 */
export const sizeTableQuery = (path: string, locale: Locale) =>
  queryOptions({
    queryKey: ['sizes', locale, path],
    queryFn: ({ signal }) =>
      call('content.menuPage', { params: { id: slugId(path) ?? 0 } }, { locale, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
