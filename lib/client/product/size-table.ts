import { queryOptions } from '@tanstack/react-query';
import { caller } from '@/lib/client/call';
import type { Locale } from '@/lib/constants';
import shapes from '@/lib/contract/shapes/content.json';
import { slugId } from '@/lib/domain/text/slug';

const call = caller<'content'>(shapes);

/**
 * The content page that shows a size table.
 *
 * @param path - The path of a content page, such as a product's `size_page`.
 */
export const sizeTableQuery = (path: string, locale: Locale) =>
  queryOptions({
    queryKey: ['sizes', locale, path],
    queryFn: ({ signal }) =>
      call('content.menuPage', { params: { id: slugId(path) ?? 0 } }, { locale, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
