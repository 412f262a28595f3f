import { cache } from 'react';
import type { Query } from '@/lib/contract/contract';
import { read } from './call';
import { cleanHtml } from './sanitize';

export const getProduct = cache(async (slug: string) => {
  const product = await read('product.get', { params: { slug } });
  return {
    ...product,
    description: cleanHtml(product.description),
    short_description: cleanHtml(product.short_description),
  };
});

export async function listSimilar(slug: string, size: number) {
  const { results } = await read('product.similar', { params: { slug }, query: { size } });
  return results;
}

export function listReviews(slug: string, query: Query<'review.list'>) {
  return read('review.list', { params: { slug }, query });
}
