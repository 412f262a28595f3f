import { expect, type Locator, type Page, test } from '@/tests/e2e/support/fixtures';
import { countryCodes } from '@/tests/support/country-codes';

const WHOLE = '+998 90 123-45-67';

type Way = (page: Page, field: Locator, text: string) => Promise<void>;

/** The ways to enter text into the focused field. */
const ways = {
  typed: (page, _, text) => page.keyboard.type(text),
  'typed at the start': async (page, _, text) => {
    await page.keyboard.press('Home');
    await page.keyboard.type(text);
  },
  pasted: (page, _, text) => page.keyboard.insertText(text),
  'pasted at the start': async (page, _, text) => {
    await page.keyboard.press('Home');
    await page.keyboard.insertText(text);
  },
  'filled in': (_, field, text) => field.evaluate(fillIn, text),
  composed: async (page, _, text) => {
    const cdp = await page.context().newCDPSession(page);
    for (const end of [1, text.length]) {
      const part = { text: text.slice(0, end), selectionStart: end, selectionEnd: end };
      await cdp.send('Input.imeSetComposition', part);
    }
    await page.keyboard.insertText(text);
    await cdp.detach();
  },
} satisfies Record<string, Way>;

const everyWay = Object.keys(ways) as (keyof typeof ways)[];

/** One phone number in every notation. */
const whole: string[] = [
  '901234567',
  '998901234567',
  '+998901234567',
  '00998901234567',
  '0901234567',
  '8901234567',
  '8998901234567',
  '90 123 45 67',
  '90-123-45-67',
  '(90) 123-45-67',
  '+998 90 123 45 67',
  '+998 (90) 123-45-67',
  '998 90 1234567',
  '+998-90-123-45-67',
];

/** Numbers of the wrong length and foreign numbers, each with its displayed form. */
const others: [text: string, shown: string][] = [
  ['90', '+998 90'],
  ['9012345', '+998 90 123-45'],
  ['90123456', '+998 90 123-45-6'],
  ['9012345678', '+998 90 123-45-678'],
  ['99012345678', '+998 99 012-34-5678'],
  ['9989012345', '+998 99 890-12-345'],
  ['79161234567', '+998 79 161-23-4567'],
  ['+79161234567', '+79161234567'],
  ['0079161234567', '+79161234567'],
  ['+7 (916) 123-45-67', '+79161234567'],
  ['+99', '+99'],
  ['+998', '+998 '],
  ['abc', '+998 '],
];

test('the phone field formats a number entered in any notation and in any way (S5-12)', {
  tag: '@full',
}, async ({ page, t }) => {
  await page.goto('/about');
  await page
    .getByRole('button', { name: t('account.signIn'), exact: true })
    .filter({ visible: true })
    .click();
  const field = page.getByRole('textbox', { name: t('signIn.phone') });
  await expect(field).toBeFocused();

  const seen: string[] = [];
  const expected: string[] = [];
  async function enter(way: keyof typeof ways, text: string, shown: string) {
    await field.evaluate(fillIn, '');
    await field.blur();
    await field.focus();
    await ways[way](page, field, text);
    seen.push(`${way} ${text}: ${(await field.inputValue()).trim()}`);
    expected.push(`${way} ${text}: ${shown.trim()}`);
  }

  for (const way of everyWay) for (const text of whole) await enter(way, text, WHOLE);
  for (const [text, shown] of others) {
    await enter('typed', text, shown);
    if (text !== '+998' && text !== 'abc') await enter('filled in', text, shown);
  }
  expect(seen).toEqual(expected);

  const foreign = countryCodes.filter((code) => code !== '998').map((code) => `+${code}501234567`);
  const shown = await field.evaluate(fillInEach, foreign);
  expect(shown).toEqual(foreign);
});

for (const language of ['uz', 'ru'] as const) {
  test.describe(`in ${language}`, {
    tag: language === 'ru' ? ['@desktop'] : ['@desktop', '@full'],
  }, () => {
    test.use({ language });

    test(`foreign, long and invalid numbers have different messages in ${language} (S5-12)`, async ({
      page,
      world,
      t,
      at,
    }) => {
      await page.goto(at('/about'));
      await page
        .getByRole('button', { name: t('account.signIn'), exact: true })
        .filter({ visible: true })
        .click();
      await expect(page.getByRole('textbox', { name: t('signIn.phone') })).toBeFocused();
      for (const [text, sentence] of [
        ['+79161234567', t('validation.phoneForeign')],
        ['9012345678', t('validation.phoneLong')],
        ['101234567', t('validation.phoneWrong')],
      ] as const) {
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(text);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
      }
      expect(await world.sms()).toEqual([]);
    });
  });
}

/** Sets the value as a browser or a password manager does. */
function fillIn(element: Element, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

async function fillInEach(element: Element, texts: string[]) {
  const { set, get } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  const shown: string[] = [];
  for (const text of texts) {
    set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    // React renders each number before the next one is filled in.
    await new Promise((resolve) => setTimeout(resolve));
    shown.push(get?.call(element));
  }
  return shown;
}
