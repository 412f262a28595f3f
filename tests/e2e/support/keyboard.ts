import { expect, type Locator, type Page } from './fixtures';

const STOPS_MAX = 120;

/** Presses Tab until the element has the focus, and says how often. */
export async function tabTo(
  page: Page,
  target: Locator,
  { max = STOPS_MAX, key = 'Tab' }: { max?: number; key?: 'Tab' | 'Shift+Tab' } = {},
): Promise<number> {
  await expect(target.first()).toBeVisible();
  for (let stops = 1; stops <= max; stops += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(target)) return stops;
  }
  throw new Error(`${target} is not within ${max} stops; the last is ${await focused(page)}`);
}

export async function pressOn(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** The radio button of a group: Tab leads to the group, arrows to the others. */
export async function chooseRadio(page: Page, group: Locator, choice: Locator) {
  await tabTo(page, group.getByRole('radio'));
  const count = await group.getByRole('radio').count();
  for (let moves = 0; moves < count; moves += 1) {
    if (await choice.isChecked()) return;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press(' ');
  await expect(choice).toBeChecked();
}

/** The stops of Tab from the beginning of the page to the element. */
export async function stopsFromTop(page: Page, target: Locator): Promise<number> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  return tabTo(page, target);
}

async function hasFocus(target: Locator): Promise<boolean> {
  return (await target.and(target.page().locator(':focus')).count()) > 0;
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing');
