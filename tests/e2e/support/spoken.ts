import type { Page } from './fixtures';

/** Starts recording the texts that a screen reader would announce from live regions. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(recordAnnouncements);
  return () => page.evaluate(() => Reflect.get(window, 'announcements'));
}

/** Runs in the page: records the announced texts of live regions. */
function recordAnnouncements() {
  const announcements: string[] = [];
  Object.assign(window, { announcements });
  // In atomic live regions, a change announces the whole text; in others, only the changed text.
  const whole = '[role="status"], [role="alert"], [aria-atomic="true"]';
  const regions = `${whole}, [aria-live]:not([aria-live="off"])`;
  const observer = new MutationObserver((records) => {
    const changes = records.flatMap((record) => [...newAlerts(record), ...changed(record)]);
    const texts = changes.map((text) => text.replace(/\s+/g, ' ').trim());
    announcements.push(...new Set(texts.filter(Boolean)));
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });

  function changed({ target, type, addedNodes }: MutationRecord): string[] {
    const element = target instanceof Element ? target : target.parentElement;
    const region = element?.closest(regions);
    if (!region) return [];
    if (region.matches(whole)) return [region.textContent ?? ''];
    const nodes = type === 'characterData' ? [target] : [...addedNodes];
    return nodes.map(({ textContent }) => textContent ?? '');
  }

  /** Returns the texts of inserted alerts, which are announced at once. */
  function newAlerts({ addedNodes }: MutationRecord): string[] {
    const elements = [...addedNodes].filter((node) => node instanceof Element);
    return elements
      .flatMap((one) => [one, ...one.querySelectorAll('*')])
      .filter((one) => one.matches('[role="alert"]'))
      .map(({ textContent }) => textContent ?? '');
  }
}
