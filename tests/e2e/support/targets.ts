import type { Page } from './fixtures';

/** The minimum size of a touch target in CSS pixels. */
const SMALLEST = 44;

/**
 * Lists controls whose touch target is less than 44 px wide or tall. A press on the label counts as
 * well. Inline links in text are exempt (WCAG 2.5.8).
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const pressable = 'a[href], button, input, select, textarea, summary, [role="button"]';
    const all = [...document.querySelectorAll<HTMLElement>(pressable)];
    return all.filter(isTarget).flatMap((element) => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { width, height } = reachOf(element);
      // Skips elements on another slide and links that become visible only on keyboard focus.
      if (width < 2) return [];
      return Math.min(width, height) < smallest - 0.5 ? [described(element, width, height)] : [];
    });

    function isTarget(element: HTMLElement): boolean {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false;
      if (element.matches(':disabled, [type="hidden"], [tabindex="-1"]')) return false;
      // Map pins have fixed positions; the list next to the map offers the same choice.
      if (element.closest('[data-map]')) return false;
      return !isAmidText(element);
    }

    function isAmidText(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.parentElement?.textContent?.trim() ?? '';
      return around.length > (element.textContent?.trim().length ?? 0);
    }

    /** Measures in pixels how far from the element's center a press still hits the element. */
    function reachOf(element: HTMLElement) {
      const own = boxOf(element);
      const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
      const reach = (dx: number, dy: number) => {
        let far = 0;
        while (far < smallest && isMet(element, x + dx * (far + 1), y + dy * (far + 1))) far += 1;
        return far;
      };
      return { width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1 };
    }

    /** Returns the label's box if the field itself is hidden. */
    function boxOf(element: HTMLElement): DOMRect {
      const own = element.getBoundingClientRect();
      const label = 'labels' in element ? (element.labels as NodeListOf<HTMLElement>)?.[0] : null;
      return own.width < 2 || own.height < 2 ? (label ?? element).getBoundingClientRect() : own;
    }

    function isMet(element: HTMLElement, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return false;
      const label = hit.closest('label');
      return element.contains(hit) || (label !== null && label.control === element);
    }

    function described(element: HTMLElement, width: number, height: number): string {
      const name = element.ariaLabel ?? element.textContent?.trim().slice(0, 40);
      return `${element.localName} "${name}" .${element.className} ${width}x${height}`;
    }
  }, SMALLEST);
}
