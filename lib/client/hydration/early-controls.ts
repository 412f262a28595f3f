import type { Intent } from '@/stores/intent-store';

// The elements are rendered by components/product/actions: `data-cart` is an empty element before
// the button that adds a product, `data-stepper` a hidden stepper to copy, `data-like` a heart.

/** The text in a copied stepper's labels that stands for the product's name. */
const NAME = '{name}';

/** A press of a cart control. */
export type CartPress = Intent<number> & {
  slot: HTMLElement;
  /** Whether the product was added by its button and not by the stepper. */
  isAdding: boolean;
};

/** Returns the amount that a press of this control requests; `null` for other controls. */
export function cartPressOf(control: HTMLElement): CartPress | null {
  const slot = control.closest<HTMLElement>('[data-cart]');
  const addedBy = control.previousElementSibling;
  if (slot) return { ...stepOf(control, slot), slot, isAdding: false };
  if (!(addedBy instanceof HTMLElement) || !addedBy.dataset.cart || !prototypeOf(addedBy)) {
    return null;
  }
  return { id: slotData(addedBy).id, value: 1, slot: addedBy, isAdding: true };
}

/** Returns whether a press of this control likes a product; `null` for other controls. */
export function likePressOf(control: HTMLElement): Intent<boolean> | null {
  const { like } = control.dataset;
  if (like === undefined) return null;
  return { id: Number(like), value: control.getAttribute('aria-pressed') !== 'true' };
}

/** Shows a stepper in place of the buttons that add this sub-product, or removes it for 0. */
export function drawAmount(id: number, amount = 0): void {
  for (const slot of document.querySelectorAll<HTMLElement>(`[data-cart^="${id}/"]`)) {
    const add = slot.nextElementSibling;
    const hasFocus = slot.contains(document.activeElement) || add === document.activeElement;
    if (amount > 0) fill(slot, amount);
    else slot.replaceChildren();
    const button = amount > 0 ? slot.querySelector('button:last-of-type') : add;
    const isLost = hasFocus && !slot.contains(document.activeElement);
    if (isLost && button instanceof HTMLElement) button.focus({ preventScroll: true });
  }
}

export function drawLike(id: number, isLiked = false): void {
  for (const heart of document.querySelectorAll(`[data-like="${id}"]`)) {
    heart.setAttribute('aria-pressed', String(isLiked));
  }
}

function stepOf(control: HTMLElement, slot: HTMLElement): Intent<number> {
  const { id, stock } = slotData(slot);
  const amount = Number(slot.querySelector('output')?.textContent);
  const step = control.matches(':first-of-type') ? -1 : 1;
  return { id, value: Math.min(amount + step, Math.max(stock, amount)) };
}

/** Parses `id/stock` or `id/stock/kind`. */
function slotData({ dataset }: HTMLElement) {
  const [id, stock, kind = 'round'] = dataset.cart?.split('/') ?? [];
  return { id: Number(id), stock: Number(stock), kind };
}

function prototypeOf(slot: HTMLElement): Element | null {
  return document.querySelector(`[data-stepper="${slotData(slot).kind}"] > *`);
}

function fill(slot: HTMLElement, amount: number): void {
  if (!slot.hasChildNodes()) {
    const stepper = prototypeOf(slot)?.cloneNode(true);
    if (!(stepper instanceof HTMLElement)) return;
    nameIn(stepper, nameOf(slot));
    slot.append(stepper);
  }
  const output = slot.querySelector('output');
  if (output) output.textContent = String(amount);
  const isFull = amount >= slotData(slot).stock;
  const increase = slot.querySelector('button:last-of-type');
  increase?.setAttribute('aria-disabled', String(isFull));
  // As in components/ui/form/stepper.tsx, a button at a bound is no Tab stop.
  if (isFull) increase?.setAttribute('tabindex', '-1');
  else increase?.removeAttribute('tabindex');
}

function nameIn(stepper: HTMLElement, name: string): void {
  for (const element of [stepper, ...stepper.querySelectorAll('[aria-label]')]) {
    const label = element.getAttribute('aria-label') ?? '';
    element.setAttribute(
      'aria-label',
      label.replace(NAME, () => name),
    );
  }
}

function nameOf(slot: HTMLElement): string {
  const card = slot.closest('article')?.getAttribute('aria-label');
  return card ?? document.querySelector('h1')?.textContent ?? '';
}
