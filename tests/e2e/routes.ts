import type { APIRequestContext } from './fixtures';
import { firstProduct } from './shop';

type Named = { slug: string };

async function firstOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(`/api/v1${path}`);
  const { data }: { data: { results: Named[] } } = await answer.json();
  return data.results[0]?.slug ?? '';
}

/** A page of every kind that everyone may read; those that show prices first. */
export async function publicRoutes(request: APIRequestContext) {
  const { slug } = await firstProduct(request, 'search=Sado Pro 2');
  const [post, category] = await Promise.all([
    firstOf(request, '/post/list?size=1'),
    firstOf(request, '/catalog/category'),
  ]);
  const priced = ['/', '/products', `/products?menu=${category}`, `/products/${slug}`];
  return {
    priced,
    all: [
      ...priced,
      ...[`/products/${slug}/reviews`, '/post', `/post/${post}`, '/about'],
      ...['/info/about', '/info/contacts', '/info/faq', '/info/menu', '/offline'],
    ],
  };
}

export const personalRoutes = [
  ...['/cart', '/liked', '/orders', '/user', '/user/orders', '/user/address', '/user/profile'],
];
