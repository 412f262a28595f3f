import type { APIRequestContext } from '@/tests/e2e/support/fixtures';
import { expect, test } from '@/tests/e2e/support/fixtures';

type Item = {
  id: number;
  type: string;
  group: string;
  has_category: boolean;
  slug: string;
  name: string;
  children: Item[];
};

/** Returns the target of each menu type according to the specification (S2-31). */
function linkOf({ id, type, group, has_category, slug }: Item): string {
  if (type === 'product') return `/products?menu=${slug}`;
  if (type === 'inner' || type === 'static_post') return `/info/${group}`;
  if (type === 'static') return `/info/menu/${slug}`;
  if (!has_category) return `/${group}`;
  return `/${group}/category/${type === 'person' ? id : `${slug}-${id}`}`;
}

const whole = (items: Item[]): Item[] => items.flatMap((item) => [item, ...whole(item.children)]);

async function read(request: APIRequestContext, path: string, language: string): Promise<Item[]> {
  const response = await request.get(`/api/v1${path}`, {
    headers: { 'Accept-Language': language },
  });
  return whole((await response.json()).data.results);
}

for (const language of ['uz', 'ru'] as const) {
  const at = (path: string) => (language === 'ru' ? `/ru${path}` : path);
  // The crawl in tests/system opens every link of every page in both languages.
  // Requirements: S2-32, S2-33, S2-34, S2-35, B-70
  test(`links menu items and categories to pages, in ${language} (S2-31, B-72)`, {
    tag: '@full',
  }, async ({ request }) => {
    test.setTimeout(120_000);
    const menu = await read(request, '/menu/list?with_children=true', language);
    const categories = await read(request, '/catalog/category', language);
    // system/crawl.test.ts opens each category list.
    const items = [...menu, ...categories.filter((_, index) => index % 6 === 0)];
    expect([...new Set(items.map(({ type }) => type))].sort()).toEqual(
      ['inner', 'person', 'post', 'product', 'static', 'static_post'].sort(),
    );

    for (const item of items) {
      const path = at(linkOf(item));
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).toMatch(/<h1[^>]*>[^<]+/);
    }
  });

  test(`all header and footer links return 200, in ${language} (S2-39, B-72)`, {
    tag: language === 'ru' ? [] : '@full',
  }, async ({ page, request }) => {
    await page.goto(at('/about'));
    const links = page.locator('header a[href^="/"], footer a[href^="/"]');
    const paths = new Set(
      await links.evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
    );
    expect(paths.size).toBeGreaterThan(8);
    const statuses = [...paths].map(async (path) => [
      path,
      (await request.get(path ?? '')).status(),
    ]);
    expect(await Promise.all(statuses)).toEqual([...paths].map((path) => [path, 200]));
  });

  test(`menu pages link to each other, in ${language}`, {
    tag: language === 'ru' ? [] : '@full',
  }, async ({ page, request }) => {
    await page.goto(at('/info/faq'));
    const links = page.getByRole('complementary').getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    const menu = await read(request, '/menu/list?with_children=true', language);
    expect(hrefs).toEqual(menu.map((item) => at(linkOf(item))));
    await expect(page.getByRole('complementary').locator('[aria-current="page"]')).toHaveCount(1);
  });
}
