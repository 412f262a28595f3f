import { expect, test } from '@/tests/e2e/support/fixtures';
import { firstProduct, openFirstProduct } from '@/tests/e2e/support/shop';

const DETAILED = 'search=Sado Pro 2';

test('a product’s preview image has its declared size (S9-28)', {
  tag: ['@desktop', '@full'],
}, async ({ page, request }) => {
  const { slug } = await firstProduct(request, DETAILED);
  await page.goto(`/products/${slug}`);
  const [address, width, height] = await Promise.all(
    ['og:image', 'og:image:width', 'og:image:height'].map((name) =>
      page.locator(`meta[property="${name}"]`).getAttribute('content'),
    ),
  );
  const { pathname } = new URL(String(address));
  const natural = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, pathname);
  expect(natural).toEqual([1200, 720]);
  expect([width, height]).toEqual(['1200', '720']);
});

test('a selected color shows its first image in the gallery (S2-71, S2-72)', {
  tag: '@phone',
}, async ({ page, request, t }) => {
  const { slug } = await firstProduct(request, DETAILED);
  await page.goto(`/products/${slug}`);
  const colours = page.getByRole('group', { name: /^Rang/ }).getByRole('radio');
  await expect(colours.first()).toBeChecked();
  const gallery = page
    .getByRole('region', { name: t('product.gallery') })
    .getByRole('list')
    .last();
  const slides = gallery.getByRole('listitem');
  const { data } = await (await request.get(`/api/v1/catalog/product/short/${slug}`)).json();
  await expect(slides).toHaveCount(data.images.length);
  for (const at of [0, 1, 2]) {
    await colours.nth(at).check();
    const value = Number(await colours.nth(at).getAttribute('value'));
    const own = data.images.find(
      ({ attribute_value: id }: { attribute_value: number }) => id === value,
    );
    const picture = page.locator(`li img[src*="${encodeURIComponent(own.image)}"]`).last();
    // The colors are below the gallery.
    await gallery.scrollIntoViewIfNeeded();
    await expect(picture).toBeInViewport({ ratio: 0.9 });
  }
});

test('a swipe between images keeps the selected color (S2-71)', {
  tag: ['@phone', '@full'],
}, async ({ page, request, t }) => {
  await openFirstProduct(page, request, DETAILED);
  const gallery = page.getByRole('region', { name: t('product.gallery') });
  const list = gallery.getByRole('list').last();
  await list.evaluate((one) => one.scrollTo({ left: one.scrollWidth, behavior: 'instant' }));
  const colours = page.getByRole('group', { name: /^Rang/ }).getByRole('radio');
  const count = await list.getByRole('listitem').count();
  const colour = page.getByRole('group', { name: /^Rang/ }).locator('label').last();
  await expect(gallery).toContainText(`${count} / ${count} · ${await colour.textContent()}`);
  await expect(colours.first()).toBeChecked();
  await expect(page).toHaveURL(/\/products\/[^?]+$/);
});

type Pictures = {
  images: { image: string; attribute_value: number | null }[];
  attributes: { values: { id: number; value: string }[] }[];
};

test('the lightbox shows all images in order, each with its color (S2-71, S2-98)', async ({
  page,
  request,
  t,
}) => {
  const { slug } = await firstProduct(request, DETAILED);
  const response = await request.get(`/api/v1/catalog/product/short/${slug}`);
  const { images, attributes }: Pictures = (await response.json()).data;
  const colours = new Map(
    attributes.flatMap(({ values }) => values.map(({ id, value }) => [id, value])),
  );
  expect(images.length).toBeGreaterThan(2);
  await page.goto(`/products/${slug}`);
  await page
    .getByRole('button', { name: t('product.enlarge') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: t('lightbox.close') })).toBeVisible();
  const picture = page.locator('.yarl__slide_current img');
  for (const [index, { image, attribute_value: value }] of images.entries()) {
    await expect(picture).toHaveAttribute('src', new RegExp(`${image}$`));
    const shown = `${index + 1} / ${images.length} · ${colours.get(value ?? 0)}`;
    await expect(page.locator('.yarl__portal').getByText(shown, { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: t('lightbox.close') })).toHaveCount(0);
});
