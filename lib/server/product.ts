import { cache } from 'react';
import type { Query } from '@/lib/contract/contract';
import { isNotFound, read, readSubject } from './call';
import { cleanHtml } from './sanitize';

export const getProduct = cache(async (slug: string) => {
  const product = await readSubject('product.get', { params: { slug } });
  return {
    ...product,
    description: cleanHtml(product.description),
    short_description: cleanHtml(product.short_description),
  };
});

/** Returns similar products. Renders the 404 page if the product itself is gone. */
export async function listSimilar(slug: string, size: number) {
  const { results } = await partOfProduct(
    slug,
    read('product.similar', { params: { slug }, query: { size } }),
  );
  return results;
}

/** Returns a page of reviews. Renders the 404 page if the product is gone. */
export function listReviews(slug: string, query: Query<'review.list'>) {
  return partOfProduct(slug, read('review.list', { params: { slug }, query }));
}

/**
 * Awaits a part of the product page. After a 404 from the API, renders the 404 page if the product
 * itself is gone, and otherwise throws the error.
 */
async function partOfProduct<Found>(slug: string, part: Promise<Found>): Promise<Found> {
  try {
    return await part;
  } catch (error) {
    if (isNotFound(error)) await readSubject('product.get', { params: { slug } });
    throw error;
  }
}
