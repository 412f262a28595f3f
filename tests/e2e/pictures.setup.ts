import { expect, test } from '@/tests/e2e/support/fixtures';
import { firstProduct } from '@/tests/e2e/support/shop';

/**
 * The number of concurrent image requests. The shop renders this many images at a time.
 */
const AT_ONCE = 2;

// The shop renders each image on its first request. In the first minutes of a run, such requests
// would occupy all connections of the browsers, so this setup requests the images in advance.
test('renders the images of the most visited pages', async ({ request }) => {
  test.setTimeout(240_000);
  const { slug } = await firstProduct(request, 'search=Sado Pro 2');
  const pages = ['/', '/products', `/products/${slug}`];
  const paths = new Set<string>();
  for (const page of pages) {
    const html = await (await request.get(page)).text();
    for (const [, path = ''] of html.matchAll(/_next\/image\?url=(%2Fmedia[^&"\\]+)/g)) {
      paths.add(decodeURIComponent(path));
    }
  }
  expect(paths.size).toBeGreaterThan(50);
  const left = [...paths];
  const drawOn = async () => {
    for (let path = left.pop(); path; path = left.pop()) {
      expect((await request.get(path)).status(), path).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, drawOn));
});
