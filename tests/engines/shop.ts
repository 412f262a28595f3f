import type { Language } from '@/tests/support/words';

export type Product = { id: number; slug: string; name: string; amount: number };
type SubProduct = { id: number; amount: number };

/** Sends requests to the shop in a test's world, to compare the responses with the page. */
export class Shop {
  readonly #mockUrl: string;
  readonly #world: string;
  readonly #language: Language;

  constructor(mockUrl: string, world: string, language: Language) {
    this.#mockUrl = mockUrl;
    this.#world = world;
    this.#language = language;
  }

  async list(query: string): Promise<{ results: Product[]; count: number }> {
    return this.send(`/catalog/product?${query}`);
  }

  async product(query = 'search=Sado Pro 2'): Promise<Product> {
    const { results } = await this.list(`size=1&${query}`);
    const [product] = results;
    if (!product) throw new Error(`There is no product for the query ${query}`);
    return product;
  }

  /** Returns the variant that the product page selects when it opens. */
  async variant(slug: string): Promise<SubProduct> {
    const product: { sub_products: SubProduct[] } = await this.send(
      `/catalog/product/short/${slug}`,
    );
    const found = product.sub_products.find(({ amount }) => amount > 0);
    if (!found) throw new Error(`${slug} is sold out`);
    return found;
  }

  /** Sends a POST request with the customer's token, as from another device. */
  async post(path: string, token: string, body: object): Promise<void> {
    await this.send(
      path,
      { method: 'POST', body: JSON.stringify(body) },
      {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
    );
  }

  async send(path: string, sent: RequestInit = {}, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.#mockUrl}/api/v1${path}`, {
      ...sent,
      headers: { 'accept-language': this.#language, 'x-world': this.#world, ...headers },
    });
    const { data } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return data;
  }
}
