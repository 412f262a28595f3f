import type { APIRequestContext } from '@/tests/e2e/support/fixtures';
import { expect, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { wordsOf } from '@/tests/support/words';

const languages = ['uz', 'ru'] as const;
const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'" };

/** Returns the status and the HTML of a page, without running its scripts. */
async function htmlOf(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = (await response.text()).replace(
    /&(?:amp|quot|#x27);/g,
    (text) => entities[text] ?? '',
  );
  return { status: response.status(), html };
}

async function read(request: APIRequestContext, path: string, language: string) {
  const headers = { 'Accept-Language': language };
  return (await (await request.get(`/api/v1${path}`, { headers })).json()).data;
}

for (const language of languages) {
  const tag = language === 'ru' ? [] : '@full';
  const at = (path: string) => (language === 'ru' ? `/ru${path === '/' ? '' : path}` : path);

  test(`the about page has a card for each team member, in ${language} (S2-02)`, { tag }, async ({
    request,
  }) => {
    const { results } = await read(request, '/core/team', language);
    const { html } = await htmlOf(request, at('/about'));
    expect(results.length).toBeGreaterThan(2);
    for (const { name, role } of results) {
      expect(html).toContain(`>${name}</h3>`);
      expect(html).toContain(role);
    }
  });

  test(`lists the menu pages, and each shows its text, in ${language} (S2-19, S2-20)`, {
    tag,
  }, async ({ request }) => {
    const menu = await read(request, '/menu/list?with_children=true', language);
    const index = await htmlOf(request, at('/info/menu'));
    expect(index.status).toBe(200);
    type Item = { type: string; id: number; slug: string; children: Item[] };
    const all = (items: Item[]): Item[] => items.flatMap((item) => [item, ...all(item.children)]);
    const pages = all(menu.results).filter(({ type }) => type === 'static');
    expect(pages.length).toBeGreaterThan(2);

    for (const { id, slug } of pages) {
      expect(index.html).toContain(`href="${at(`/info/menu/${slug}`)}"`);
      const { title, text } = await read(request, `/menu/detail/${id}`, language);
      const { status, html } = await htmlOf(request, at(`/info/menu/${slug}`));
      expect(status, slug).toBe(200);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      const words = text.split(/<[^>]+>/).filter((part: string) => part.trim().length > 20);
      // Pages replace the space between a number and its unit with a no-break space.
      expect(html.replaceAll('\u00a0', ' ')).toContain(words[0].trim());
    }
  });

  test(`the 404 page has a button to the home page in ${language} (S2-26)`, { tag }, async ({
    page,
    request,
  }) => {
    const { status, html } = await htmlOf(request, at('/nowhere/at/all'));
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
    expect(status).toBe(404);
    expect(main).toContain(`href="${at('/')}"`);

    await page.goto(at('/nowhere/at/all'));
    const name = wordsOf(language)('errors.notFound.home');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${at('/')}$`));
  });

  test(`the document head uses the settings, in ${language} (S3-05)`, {
    tag: language === 'uz' ? [] : '@full',
  }, async ({ request, world }) => {
    await world.changeSettings({ app_name: 'Bozor' });
    const settings = await read(request, '/core/settings', language);
    const { html } = await htmlOf(request, at('/'));
    expect(html).toContain(`<title>${settings.head_title[language]}</title>`);
    for (const [name, content] of [
      ['description', settings.head_description[language]],
      ['keywords', settings.keywords[language]],
      ['application-name', 'Bozor'],
    ]) {
      expect(html).toContain(`<meta name="${name}" content="${content}"/>`);
    }
    const [image = ''] = /<meta property="og:image" content="[^"]+"/.exec(html) ?? [];
    expect(image).toContain(settings.head_image);
  });
}

test('hydrates the 404 page of a list page past the end without an error (S2-25)', async ({
  page,
  t,
}) => {
  await page.goto('/products?search=choynak&page=99');
  await hydrate(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.notFound.title'));
});
