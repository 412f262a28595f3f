import { expect, type Page, test } from '@/tests/e2e/support/fixtures';
import { hydrate } from '@/tests/e2e/support/hydration';
import { firstProduct } from '@/tests/e2e/support/shop';

test.use({ isFirstVisit: true });

const paths = ['/', '/products', '/products?search=qqqq', '/about', '/info/faq', '/yoq-sahifa'];

test('a page looks the same with inlined and with complete stylesheets', {
  tag: ['@deferred', '@full'],
}, async ({ page, request }) => {
  const { slug } = await firstProduct(request);
  const posts = await (await request.get('/api/v1/post/list?size=1')).json();
  // Animations are off, because animated elements look different a moment later.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/hydrate.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  for (const path of [...paths, `/products/${slug}`, `/post/${posts.data.results[0].slug}`]) {
    await page.goto(path);
    expect(await page.evaluate(changesWithAllSheets), path).toEqual([]);
  }
});

/** Runs in the page: lists the elements that look different with the complete stylesheets. */
async function changesWithAllSheets(): Promise<string[]> {
  const aspects = [
    'display',
    'visibility',
    'position',
    'inset',
    'z-index',
    'width',
    'height',
    'padding',
    'border',
    'border-radius',
    'box-shadow',
    'outline',
    'overflow',
    'opacity',
    'color',
    'background',
    'font',
    'letter-spacing',
    'text-align',
    'text-decoration',
    'white-space',
    'flex',
    'order',
    'gap',
    'grid-template',
    'align-items',
    'content',
    'justify-content',
    'object-fit',
    'transform',
    'animation-name',
    'content-visibility',
    'pointer-events',
    'list-style',
    'fill',
    'stroke',
  ];
  const elements = [...document.body.querySelectorAll('*')];
  const looks = () =>
    elements.map((element) => [
      // Margins are excluded, because Chromium returns different values for automatic margins at
      // different times.
      JSON.stringify(element.getBoundingClientRect()),
      ...['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        return aspects.map((aspect) => `${aspect}: ${style.getPropertyValue(aspect)}`);
      }),
    ]);

  const own = document.querySelector('style[data-used-styles]');
  const { stylesheets = '' } =
    document.querySelector<HTMLScriptElement>('script[data-stylesheets]')?.dataset ?? {};
  if (!own || document.styleSheets.length !== 1 || stylesheets === '')
    return ['no styles of its own'];
  // Transitions are off, because a color in transition equals neither its start nor its end.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [still];
  // The fonts load first, because the width of elements that fit their content depends on them.
  await document.fonts.ready;
  const before = looks();
  for (const href of stylesheets.split(' ')) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await loaded;
  }
  own.remove();
  const after = looks();
  return elements.flatMap((element, index) => {
    const { tagName, parentElement } = element;
    const name = `${tagName}.${element.getAttribute('class')} in .${parentElement?.className}`;
    const was = before[index] ?? [];
    const is = after[index] ?? [];
    return is.flatMap((look, at) => (look === was[at] ? [] : [`${name}: ${was[at]} → ${look}`]));
  });
}

test('every class of an element on the page has a stylesheet rule', { tag: '@full' }, async ({
  page,
  request,
}) => {
  const { slug } = await firstProduct(request);
  for (const path of ['/', '/products', `/products/${slug}`, '/cart', '/user', '/orders']) {
    await page.goto(path);
    await hydrate(page);
    await expect.poll(() => page.evaluate(classesWithoutRules), path).toEqual([]);
  }
});

/** Runs in the page: lists the class names for which no stylesheet has a rule. */
function classesWithoutRules(): string[] {
  const sheets = [...document.styleSheets];
  const rules = sheets.flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);
  const known = new Set(rules.join('').match(/(?<=\.)(?:[\w-]|\\[0-9a-f]+ )+/g));
  const elements = [...document.querySelectorAll('[class]')];
  const names = new Set(elements.flatMap(({ classList }) => [...classList]));
  // Swiper's class names have no rules, because the carousel has its own styles (ADR 048).
  const own = [...names].filter((name) => !name.startsWith('swiper-'));
  return own.filter((name) => !known.has(CSS.escape(name)));
}

/** The footer gets its padding only from a stylesheet, so without padding the page is unstyled. */
const footerOf = (page: Page) => page.getByRole('contentinfo');
const bare = ['padding-top', '0px'] as const;

test.describe('over a weak network', { tag: '@deferred' }, () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('the whole page is styled from the first paint', async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort());
    await page.goto('/');
    await expect(footerOf(page)).not.toHaveCSS(...bare);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole page is styled from the first paint', async ({ page }) => {
    await page.goto('/');
    await expect(footerOf(page)).not.toHaveCSS(...bare);
  });
});
