import type { APIRequestContext } from './fixtures';

type Product = {
  id: number;
  slug: string;
  name: string;
  amount: number;
  sub_product: number;
};
type List = { results: Product[]; count: number };

/** The shop's own answers, for what a test expects a page to show. */
export async function listOf(request: APIRequestContext, query: string, locale = 'uz') {
  const answer = await request.get(`/api/v1/catalog/product?${query}`, {
    headers: { 'Accept-Language': locale },
  });
  const { data }: { data: List } = await answer.json();
  return data;
}

export async function firstProduct(request: APIRequestContext, query = '', locale = 'uz') {
  const { results } = await listOf(request, `size=1&${query}`, locale);
  const [product] = results;
  if (!product) throw new Error(`no product for ${query}`);
  return product;
}
