import { expect, test } from 'vitest';
import { detailOf, read, request } from '@/tests/api/setup/request';

test('a card has the price and stock of the first variant in stock (S3-25)', async () => {
  const { results } = await read('product.list', '/catalog/product?size=60');
  for (const card of results) {
    const { sub_products } = await read('product.short', `/catalog/product/short/${card.slug}`);
    const shown = sub_products.find(({ amount }) => amount > 0) ?? sub_products[0];
    expect(card).toMatchObject({
      sub_product: shown?.id,
      price: shown?.price,
      discounted_price: shown?.discounted_price,
      amount: shown?.amount,
      has_options: sub_products.length > 1,
      needs_choice: sub_products.filter(({ amount }) => amount > 0).length > 1,
    });
  }
});

test('a card lists the colors in stock if there are several', async () => {
  const { results } = await read('product.list', '/catalog/product?size=60');
  let sparse = 0;
  for (const { slug, colors } of results) {
    const { attributes, sub_products } = await read(
      'product.short',
      `/catalog/product/short/${slug}`,
    );
    const all = attributes.find(({ kind }) => kind === 'colour');
    const inStock = sub_products.filter(({ amount }) => amount > 0);
    const chosen = new Set(inStock.map(({ attributes_map }) => attributes_map[String(all?.id)]));
    const expected =
      all?.values.filter(({ id }) => chosen.has(id)).map(({ colour }) => colour) ?? [];
    expect(colors).toEqual(expected.length > 1 ? expected : undefined);
    if (colors && all && colors.length < all.values.length) sparse += 1;
  }
  expect(results.some(({ colors }) => colors)).toBe(true);
  expect(sparse).toBeGreaterThan(0);
});

test('a card marks a product as express if its page does', async () => {
  const { results } = await read('product.list', '/catalog/product?size=12');
  for (const { slug, is_express } of results) {
    const product = await read('product.get', `/catalog/product/${slug}`);
    expect(is_express).toBe(product.is_express);
  }
  expect(new Set(results.map((card) => card.is_express)).size).toBe(2);
});

test('the short product response has images and options of variants (S7-33, S3-25)', async () => {
  const list = await read('product.list', '/catalog/product?size=60');
  const card = list.results.find(({ has_options }) => has_options);
  const short = await read('product.short', `/catalog/product/short/${card?.slug}`);

  expect(short.images.length).toBeGreaterThanOrEqual(3);
  expect(short.attributes.length).toBeGreaterThan(0);
  for (const { attributes_map } of short.sub_products) {
    for (const attribute of short.attributes) {
      const values = attribute.values.map(({ id }) => id);
      expect(values).toContain(attributes_map[String(attribute.id)]);
    }
  }
});

test('marks which option of shoes is the size (product decision 45)', async () => {
  const { results } = await read('product.list', '/catalog/product?search=krossovka&size=1');
  const shoe = await read('product.short', `/catalog/product/short/${results[0]?.slug}`);
  const marks = shoe.attributes.map(({ name, is_size }) => [name, is_size]);
  expect(marks).toEqual([
    ['Rang', false],
    ['Oʻlcham', true],
  ]);
});

test('each color of a product has its own image (S4-29)', async () => {
  const list = await read('product.list', '/catalog/product?size=60');
  let coloured = 0;
  for (const { slug } of list.results) {
    const { attributes, images } = await read('product.short', `/catalog/product/short/${slug}`);
    const colours = attributes.find(({ kind }) => kind === 'colour')?.values ?? [];
    coloured += colours.length;
    const shown = images.map(({ attribute_value }) => attribute_value);
    for (const { id, colour } of colours) {
      expect(shown).toContain(id);
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  }
  expect(coloured).toBeGreaterThan(10);
});

test('the product has a description, specs, a warranty and categories (S7-32)', async () => {
  const product = await read('product.get', '/catalog/product/1', { locale: 'ru' });

  expect(product.description).toMatch(/^<p>/);
  expect(product.article).toMatch(/^\d{8}$/);
  expect(product.brand).not.toBe('');
  expect(product.specs.length).toBeGreaterThan(2);
  expect(product.warranty).toBe(product.specs.find(({ name }) => name === 'Гарантия')?.value);
  expect(product.warranty).toBeDefined();
  expect(product.categories.length).toBeGreaterThanOrEqual(2);
  expect(product.updated_at).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test('a product is found by the id after the last hyphen of the slug (S2-27)', async () => {
  const { slug } = await read('product.get', '/catalog/product/1');
  const other = await read('product.get', '/catalog/product/anything-at-all-1', { locale: 'ru' });

  expect(slug).toMatch(/^[a-z0-9-]+-1$/);
  expect(other).toMatchObject({ id: 1, slug });
});

test.each(['no-such-thing-99999999', 'without-an-id', '99999999999999999999', '0'])(
  'product %s returns 404 with a message in the requested language (B-44)',
  async (slug) => {
    const uz = await request(`/catalog/product/${slug}`);
    const ru = await request(`/catalog/product/${slug}`, { locale: 'ru' });

    expect([uz.status, ru.status]).toEqual([404, 404]);
    expect(uz.envelope.status).toBe(false);
    expect(uz.envelope.message).toBe(detailOf(uz));
    expect(detailOf(uz)).toBe('Bunday mahsulot yoʻq');
    expect(detailOf(ru)).toBe('Такого товара нет');
  },
);

test('lists similar products of the same category first, without the product (B-54)', async () => {
  const product = await read('product.get', '/catalog/product/1');
  const leaf = product.categories.at(-1)?.slug;
  const top = product.categories[0]?.slug;
  const similar = await read('product.similar', '/catalog/product/1/similar?size=12');
  const inLeaf = await read('product.list', `/catalog/product?menu=${leaf}&size=100`);
  const inTop = await read('product.list', `/catalog/product?menu=${top}&size=100`);

  const ids = similar.results.map(({ id }) => id);
  expect(ids).toHaveLength(12);
  expect(ids).not.toContain(1);
  const near = inLeaf.results.map(({ id }) => id).filter((id) => id !== 1);
  expect(ids.slice(0, near.length)).toEqual(near.slice(0, 12));
  expect(inTop.results.map(({ id }) => id)).toEqual(
    expect.arrayContaining(ids.slice(0, near.length)),
  );
});

test.each([
  ['krossovka', 'poyabzal'],
  ['Yozgi koʻylak Nargiz', 'kiyimlar'],
  ['Kumush uzuk Nilufar', 'bosh-kiyim-va-aksessuarlar'],
])('links the product "%s" to the size table of its nearest category', async (search, category) => {
  const { results } = await read('product.list', `/catalog/product?search=${search}&size=1`);
  const product = await read('product.get', `/catalog/product/${results[0]?.slug}`);
  expect(product.size_page).toMatch(new RegExp(`^/info/menu/olchamlar-${category}-\\d+$`));
  const id = product.size_page?.split('-').at(-1);
  const page = await read('content.menuPage', `/menu/detail/${id}`, { locale: 'ru' });
  expect(page.text).toContain('<table>');
});

test.each([
  ['uz', ''],
  ['ru', '/ru'],
] as const)('the description of a dress links to its size table in %s', async (locale, prefix) => {
  const search = encodeURIComponent('Yozgi koʻylak Nargiz');
  const { results } = await read('product.list', `/catalog/product?search=${search}&size=1`);
  const dress = await read('product.get', `/catalog/product/${results[0]?.slug}`, { locale });
  expect(dress.description).toContain(`<a href="${prefix}${dress.size_page}">`);
});

test('does not link a product without sizes to a size table', async () => {
  const { results } = await read('product.list', '/catalog/product?search=Sado Pro 2&size=1');
  const product = await read('product.get', `/catalog/product/${results[0]?.slug}`);
  expect(product.attributes.length).toBeGreaterThan(0);
  expect(product.size_page).toBeUndefined();
});
