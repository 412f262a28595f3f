import type { aWorld } from './a-world';

const SLUG = 1;

/** Returns a product page's data from the world, with the first variant as `variant`. */
export async function aProduct({ request }: Awaited<ReturnType<typeof aWorld>>) {
  const { data } = await request(`GET /catalog/product/${SLUG}`);
  const product = data as {
    id: number;
    sub_products: { id: number; amount: number; price: number; discounted_price: number | null }[];
  };
  const [variant] = product.sub_products;
  if (!variant) throw new Error('The product has no variants');
  return { ...product, variant };
}
