import { formatPrice } from '@/lib/domain/text/money';
import { choosePickup } from '@/tests/e2e/support/checkout';
import { expect, type Locator, test } from '@/tests/e2e/support/fixtures';
import { firstInStock, firstProduct, openFirstProduct, putInCart } from '@/tests/e2e/support/shop';

/** A price in UZS with ten digits. It does not fit into one row with a button. */
const DEAR = 1_234_567_890;

for (const language of ['uz', 'ru'] as const) {
  test.describe(language, { tag: language === 'ru' ? ['@phone'] : ['@phone', '@full'] }, () => {
    test.use({ language, viewport: { width: 320, height: 640 } });

    test(`shows a ten-digit total completely in every bottom bar, in ${language}`, {
      tag: '@full',
    }, async ({ page, request, world, shopper, at, t }) => {
      const { slug } = await firstProduct(request, 'search=Sado Pro 2', language);
      const { id } = await firstInStock(request, slug);
      await shopper.signIn({ firstName: 'Madina' });
      await world.setPrice(id, DEAR, null);
      const sum = formatPrice(DEAR, language);

      await page.goto(at(`/products/${slug}`));
      const foot = page.getByRole('region', { name: t('product.buy') }).locator('> :last-child');
      await expectWhole(foot.getByText(sum));
      await putInCart(page, t, at(`/products/${slug}`));

      await page.goto(at('/cart'));
      await expectWhole(page.locator('b').getByText(sum));

      await page.getByRole('button', { name: t('cart.checkout') }).click();
      await expect(page.getByPlaceholder(t('geo.ifAny'))).toHaveCount(4);
      expect(await page.locator('main input[placeholder]').evaluateAll(cutPlaceholders)).toEqual(
        [],
      );
      await choosePickup(page, t);
      await expectWhole(page.getByRole('button', { name: sum }));
    });
  });
}

test.describe('the narrowest phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('does not break long attribute names and values within a word', async ({
    page,
    request,
    t,
  }) => {
    await openFirstProduct(page, request, 'search=Sado Pro 2');
    const facts = page.locator('section', {
      has: page.getByRole('heading', { name: t('keyFacts.title') }),
    });
    const rows = page.locator('#specs dl > div').first().or(facts.locator('dl > div').first());
    await expect(rows).toHaveCount(2);
    for (const [name, value] of [
      ['Водонепроницаемость', 'IP68'],
      ['Цвет', 'Водонепроницаемый'],
      ['Тип беспроводного соединения', 'Электромагнитный'],
    ]) {
      for (const row of await rows.all()) {
        await row.evaluate(
          ({ children: [term, description] }, texts) => {
            if (term) term.textContent = texts.name ?? null;
            if (description) description.textContent = texts.value ?? null;
          },
          { name, value },
        );
        expect(await row.evaluate(brokenWords)).toEqual([]);
      }
    }
  });
});

test.describe('category tiles', { tag: '@desktop' }, () => {
  test.use({ language: 'ru' });

  test('at every width, tiles do not break category names within a word', {
    tag: '@full',
  }, async ({ page, at, t }) => {
    for (const menu of ['oshxona', 'qurilish-va-tamir']) {
      await page.goto(at(`/products?menu=${menu}`));
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      const tiles = page.getByRole('list', { name: t('catalog.below', { title: title ?? '' }) });
      for (const width of [320, 360, 768, 992]) {
        await page.setViewportSize({ width, height: 740 });
        await expect(tiles.getByRole('link').nth(3)).toBeVisible();
        expect(await tiles.evaluate(brokenWords), `${menu}, ${width} px`).toEqual([]);
      }
    }
  });

  test('on the home page, tiles do not break category names within a word', {
    tag: '@full',
  }, async ({ page, at, t }) => {
    await page.setViewportSize({ width: 992, height: 740 });
    await page.goto(at('/'));
    const tiles = page.getByRole('navigation', { name: t('home.categories') });
    await expect(tiles.getByRole('link')).toHaveCount(10);
    expect(await tiles.evaluate(brokenWords)).toEqual([]);
  });

  test('in the catalog menu, tiles do not break category names within a word', async ({
    page,
    at,
    t,
  }) => {
    await page.setViewportSize({ width: 992, height: 740 });
    await page.goto(at('/about'));
    await page.getByRole('button', { name: t('header.catalog') }).click();
    const menu = page.getByRole('navigation', { name: t('header.catalog') });
    const tiles = menu.getByRole('list').last();
    await expect(tiles.getByRole('link')).toHaveCount(20);
    expect(await tiles.evaluate(brokenWords)).toEqual([]);
  });
});

for (const language of ['uz', 'ru'] as const) {
  test.describe(`a phone in ${language}`, {
    tag: language === 'ru' ? ['@phone'] : ['@phone', '@full'],
  }, () => {
    test.use({ language });

    test(`shows every sort order in full next to the filters, in ${language}`, async ({
      page,
      at,
      t,
    }) => {
      await page.goto(at('/products'));
      const order = page.getByRole('combobox', { name: t('catalog.sortBy') });
      await expect(page.getByRole('button', { name: t('catalog.filters') })).toBeVisible();
      const [room, widths] = await order.evaluate((select: HTMLSelectElement) => {
        const style = getComputedStyle(select);
        const pen = document.createElement('canvas').getContext('2d');
        if (pen) pen.font = style.font;
        const [left, right] = [style.paddingLeft, style.paddingRight].map(Number.parseFloat);
        const texts = [...select.options].map(({ text }) => text);
        return [
          select.clientWidth - (left ?? 0) - (right ?? 0),
          texts.map((text) => [text, pen?.measureText(text).width ?? 0] as const),
        ] as const;
      });
      expect(widths.length).toBeGreaterThan(4);
      expect(widths.filter(([, width]) => width === 0 || width > room)).toEqual([]);
    });
  });
}

function cutPlaceholders(fields: (HTMLElement | SVGElement)[]): string[] {
  return fields.flatMap((field) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = font;
    const text = field.getAttribute('placeholder') ?? '';
    const room =
      field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return pen && pen.measureText(text).width <= room ? [] : [text];
  });
}

function brokenWords(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}

async function expectWhole(sum: Locator) {
  await expect(sum).toBeVisible();
  await expect(sum).toBeInViewport({ ratio: 1 });
  expect(await sum.evaluate(hiddenParts)).toEqual([]);
}

/** Lists lines of the element's text whose ends another element covers. */
function hiddenParts(element: Element): string[] {
  const text = document.createRange();
  text.selectNodeContents(element);
  const isSeen = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
  return [...text.getClientRects()]
    .filter(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2;
      return !isSeen(left + 1, middle) || !isSeen(right - 1, middle);
    })
    .map(({ left, right }) => `${left} to ${right} px`);
}
