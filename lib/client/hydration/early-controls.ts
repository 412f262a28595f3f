import { type ControlIds, parseControlIds } from '@/lib/domain/product/control-ids';
import { pageLocale } from '@/lib/i18n/language-choice';
import type { Intent } from '@/stores/shared-intents';
import { cardNameOf } from './card-name';
import { EarlyStepper } from './early-stepper';
import { sheetOf } from './early-styles';

// components/product renders the attributes: `data-ids` on a list of cards or on the box with the
// buy buttons, `data-add` on the button that adds the product, `aria-pressed` on the heart.

const ADD = '[data-add]';
const HEART = '[data-ids] [aria-pressed]';
/**
 * The CSS rules for a pressed heart. The styles in the HTML omit them, because the server renders
 * no pressed heart.
 */
const HEART_CSS = `${HEART}[aria-pressed=true]{color:var(--sale)}${HEART}[aria-pressed=true] svg{color:var(--sale);fill:currentcolor;stroke:none}`;

/** Returns the ids of the product that the button adds, or `null` for other controls. */
export function addedBy(control: HTMLElement): ControlIds | null {
  return control.matches(ADD) ? idsOf(control) : null;
}

/** Returns the intent to like or unlike the product, or `null` if the control is not a heart. */
export function likePressOf(control: HTMLElement): Intent<boolean> | null {
  const ids = control.matches(HEART) ? idsOf(control) : null;
  return ids && { id: ids.product, value: control.getAttribute('aria-pressed') !== 'true' };
}

/** Draws the intents of a list into the server-rendered HTML. */
export type IntentView<Value> = {
  /** Draws the value of an item; without a value, shows the item as the server rendered it. */
  draw: (id: number, value?: Value) => void;
  /** Restores the server-rendered HTML after hydration, when React renders the intents. */
  restore: () => void;
};

/** @param onStep - Called when the shopper changes an amount with a stepper. */
export function cartView(onStep: (intent: Intent<number>) => void): IntentView<number> {
  const steppers = new Map<HTMLElement, EarlyStepper>();

  function stepperIn(area: HTMLElement, { subProduct: id, stock }: ControlIds): EarlyStepper {
    const onStepHere = (value: number) => onStep({ id, value });
    const stepper =
      steppers.get(area) ??
      new EarlyStepper({
        area,
        name: nameOf(area),
        stock,
        locale: pageLocale(),
        onStep: onStepHere,
      });
    steppers.set(area, stepper);
    return stepper;
  }

  return {
    draw: (id, amount = 0) => {
      for (const add of document.querySelectorAll<HTMLElement>(ADD)) {
        const [area, ids] = [add.parentElement, idsOf(add)];
        if (!area || ids?.subProduct !== id) continue;
        if (amount > 0) stepperIn(area, ids).show(amount);
        else steppers.get(area)?.hide();
      }
    },
    restore: () => {
      // React renders the persisted intents before this timer runs.
      setTimeout(() => {
        for (const stepper of steppers.values()) stepper.hide();
      });
    },
  };
}

export function heartView(): IntentView<boolean> {
  const drawn = new Set<Element>();
  return {
    draw: (id, isLiked = false) => {
      if (drawn.size === 0) document.adoptedStyleSheets.push(sheetOf(HEART_CSS));
      for (const heart of document.querySelectorAll<HTMLElement>(HEART)) {
        if (idsOf(heart)?.product !== id) continue;
        drawn.add(heart);
        heart.setAttribute('aria-pressed', String(isLiked));
      }
    },
    restore: () => {
      // React changes only attributes whose value differs from the one that it has hydrated.
      for (const heart of drawn) heart.setAttribute('aria-pressed', 'false');
    },
  };
}

function idsOf(control: HTMLElement): ControlIds | null {
  const owner = control.closest<HTMLElement>('[data-ids]');
  if (!owner) return null;
  const card = owner.matches('ul') ? control.closest('[data-ids] > *') : null;
  const ids = owner.dataset.ids?.split(',')[card ? [...owner.children].indexOf(card) : 0];
  return parseControlIds(ids, card?.querySelector('a')?.pathname);
}

function nameOf(area: HTMLElement): string {
  return cardNameOf(area) ?? document.querySelector('h1')?.textContent ?? '';
}
