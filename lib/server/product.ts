import { cache } from 'react';
import type { Query } from '@/lib/contract/contract';
import { read } from './call';

export const getProduct = cache((slug: string) => read('product.get', { params: { slug } }));

export async function listSimilar(slug: string, size: number) {
  const { results } = await read('product.similar', { params: { slug }, query: { size } });
  return results;
}

export function listReviews(slug: string, query: Query<'review.list'>) {
  return read('review.list', { params: { slug }, query });
}
