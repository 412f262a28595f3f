import { expect, type Locator, type Page } from './fixtures';

const STOPS_MAX = 120;

/** Presses Tab until the element has focus, and returns the number of presses. */
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
  throw new Error(
    `${target} was not reached within ${max} Tab stops; the last one is ${await focused(page)}`,
  );
}

export async function pressOn(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Selects a radio button as keyboard users do: Tab focuses the group, arrow keys move in it. */
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

/** Counts the Tab stops from the top of the page to the element. */
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
