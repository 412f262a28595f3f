import type { Locale } from '@/lib/constants';
import { iconOf, RESET, sheetOf } from './early-styles';

/**
 * The stepper's stylesheet, and its texts per language, in which `{name}` is the placeholder for
 * the product's name. The build (scripts/lib/build/worker.mjs) inserts both.
 */
declare const STEPPER_CSS: string;
declare const STEPPER_TEXTS: Record<Locale, StepperTexts>;

type StepperTexts = { label: string; decrease: string; increase: string };

/** Repeats rules of cart-button.module.css and product-card.module.css for cards with a stepper. */
const CARD_CSS =
  ':has(~[data-stepped]) [data-part=count],article :has(~[data-stepped]):not([role=img]){display:none}@media(max-width:575px){article [data-stepped]{grid-column:1/-1}:has(~[data-stepped])[role=img]{display:none}}';
const MARGIN = '.brand{margin-right:2px}@media(max-width:575px){.brand{margin-right:6px}}';

type EarlyStepperOptions = {
  /** The parent of the add button. React hydrates its children; the stepper is not one of them. */
  area: HTMLElement;
  name: string;
  stock: number;
  locale: Locale;
  /** Called with the amount that a press requests. */
  onStep: (amount: number) => void;
};

/**
 * Shows a stepper instead of the button that adds a product, until React renders its own.
 *
 * The stepper is in a shadow root, which React ignores. The button stays in the document, where
 * React hydrates it. Once React has rendered its own stepper, the shadow root shows the document's
 * elements again.
 */
export class EarlyStepper {
  readonly #area: HTMLElement;
  readonly #root: ShadowRoot;
  readonly #stepper: HTMLElement;
  readonly #stock: number;
  readonly #rendered = new MutationObserver(() => this.hide());
  /** Whether the next click may complete the double click whose first click showed the stepper. */
  #isNew = false;

  constructor({ area, name, stock, locale, onStep }: EarlyStepperOptions) {
    this.#area = area;
    this.#stock = stock;
    this.#root = area.shadowRoot ?? area.attachShadow({ mode: 'open' });
    this.#root.adoptedStyleSheets = [sheet()];
    const isLarge = area.closest('article') === null;
    this.#stepper = stepperOf(STEPPER_TEXTS[locale], name, isLarge);
    this.#stepper.addEventListener('click', (event) => {
      const isSecond = this.#isNew && event.detail === 2;
      this.#isNew = false;
      const step = stepOf(event.target);
      const wanted = this.amount + step;
      // A shopper can step down even from an amount that exceeds the stock.
      if (!isSecond && step !== 0 && (step < 0 || wanted <= stock)) onStep(wanted);
    });
  }

  get amount(): number {
    return Number(this.#output()?.textContent);
  }

  /** Shows the amount. If the button has the focus, the focus moves to the stepper. */
  show(amount: number): void {
    const add = this.#area.querySelector('button');
    const isFocused = add !== null && add === document.activeElement;
    this.#isNew = !this.#stepper.isConnected;
    const output = this.#output();
    if (output) output.textContent = String(amount);
    const increase = this.#stepper.querySelector('button:last-of-type');
    increase?.setAttribute('aria-disabled', String(amount >= this.#stock));
    if (this.#stepper.isConnected) return;
    this.#area.dataset.stepped = '';
    this.#root.replaceChildren(this.#stepper);
    this.#rendered.observe(this.#area, { childList: true });
    if (isFocused && increase instanceof HTMLElement) increase.focus({ preventScroll: true });
  }

  /**
   * Shows the elements of the document again. If the stepper has the focus, the focus moves to the
   * last button. While a button of the stepper is held down, waits until it is released, because
   * its click would otherwise be lost.
   */
  hide(): void {
    if (!this.#stepper.isConnected) return;
    if (this.#stepper.matches(':active')) {
      const released = () => setTimeout(() => this.hide());
      addEventListener('pointerup', released, { once: true });
      addEventListener('pointercancel', released, { once: true });
      return;
    }
    const isFocused = this.#root.activeElement !== null;
    this.#rendered.disconnect();
    delete this.#area.dataset.stepped;
    this.#root.replaceChildren(document.createElement('slot'));
    const button = this.#area.querySelector<HTMLElement>('button:last-of-type');
    if (isFocused) button?.focus({ preventScroll: true });
  }

  #output(): Element | null {
    return this.#stepper.querySelector('output');
  }
}

function stepOf(target: EventTarget | null): number {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button) return 0;
  return button.matches(':first-of-type') ? -1 : 1;
}

/** Builds the elements of components/ui/form/stepper.tsx. */
function stepperOf({ label, decrease, increase }: StepperTexts, name: string, isLarge: boolean) {
  const stepper = document.createElement('div');
  stepper.setAttribute('role', 'group');
  stepper.className = `stepper ${isLarge ? 'soft large' : 'brand medium'}`;
  stepper.innerHTML = `${buttonOf('minus')}<output class="value"></output>${buttonOf('plus')}`;
  const [minus, , plus] = stepper.children;
  for (const [element, text] of [
    [stepper, label],
    [minus, decrease],
    [plus, increase],
  ] as const) {
    element?.setAttribute(
      'aria-label',
      text.replace('{name}', () => name),
    );
  }
  return stepper;
}

function buttonOf(icon: string): string {
  return `<button type="button">${iconOf(icon, 20)}</button>`;
}

let shared: CSSStyleSheet | undefined;

function sheet(): CSSStyleSheet {
  if (!shared) {
    shared = sheetOf(RESET + STEPPER_CSS + MARGIN);
    document.adoptedStyleSheets.push(sheetOf(CARD_CSS));
  }
  return shared;
}
