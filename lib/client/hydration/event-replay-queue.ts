import { isPlainClick } from '@/lib/navigation/is-plain-click';
import { CONTROLS, controlOf, isSubmitButton, isTickable, leavingLink } from './controls';
import { findAgain, type Located, locate, replacementOf } from './find-again';
import { persistPresses, takePresses } from './persisted-presses';
import { rendered, typeInto } from './react-internals';

type HeldEvent = Located & { replay: (element: HTMLElement) => void; isPress: boolean };
type Options = { saveData: boolean; onHeld: () => void };

/** Holds the events that only React can answer, and repeats them in their order. */
export class EventReplayQueue {
  readonly #onHeld: () => void;
  readonly #kinds: string;
  readonly #held: HeldEvent[] = [];
  readonly #typed = new Map<HTMLInputElement, string>();
  readonly #listening = new AbortController();
  #isReplaying = false;
  #isDispatching = false;

  constructor({ saveData, onHeld }: Options) {
    this.#onHeld = onHeld;
    // Over a weak network the next page is there sooner than what would add to this one.
    this.#kinds = saveData ? CONTROLS : `${CONTROLS}, a[data-appends]`;
    this.#listen('click', (event) => this.#click(event));
    this.#listen('keydown', pressLinkButton);
    this.#listen('change', ({ target }) => this.#select(target));
    this.#listen('input', ({ target }) => this.#type(target));
    if (!saveData) this.#listen('submit', (event) => this.#submit(event));
    this.#listen('pagehide', () => persistPresses(this.#held.filter(({ isPress }) => isPress)));
  }

  restore(): void {
    for (const control of takePresses()) this.#holdPress(control);
  }

  /** To React or, where it never comes, to the browser alone. Presses meanwhile wait in line. */
  async replay(): Promise<void> {
    if (this.#isReplaying) return;
    this.#isReplaying = true;
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    // Before one of them changes the page.
    for (const held of this.#held) held.element = findAgain(held);
    for (let held = this.#held.shift(); held; held = this.#held.shift()) {
      this.#dispatch(held);
      await rendered();
    }
    tellWaiting(false);
    this.#listening.abort();
  }

  #dispatch({ element, replay }: HeldEvent): void {
    const target = replacementOf(element);
    this.#isDispatching = true;
    if (target) replay(target);
    this.#isDispatching = false;
  }

  #listen<Kind extends keyof WindowEventMap>(
    kind: Kind,
    answer: (event: WindowEventMap[Kind]) => void,
  ): void {
    const listener = (event: WindowEventMap[Kind]) => this.#isDispatching || answer(event);
    addEventListener(kind, listener, { capture: true, signal: this.#listening.signal });
  }

  #hold(element: HTMLElement, replay: HeldEvent['replay'], isPress = false): void {
    this.#held.push({ ...locate(element), replay, isPress });
    this.#onHeld();
  }

  /** A link is not held, unless it would leave behind what was pressed before it. */
  #click(event: MouseEvent): void {
    const link = this.#held.length > 0 ? leavingLink(event) : null;
    const control = link ?? controlOf(event.target, this.#kinds);
    if (!control || isSubmitButton(control)) return;
    if (control instanceof HTMLAnchorElement && !isPlainClick(event)) return;
    if (control instanceof HTMLInputElement && isTickable(control)) this.#tick(control);
    else this.#press(control, event);
  }

  #press(control: HTMLElement, event: MouseEvent): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#holdPress(control);
  }

  #holdPress(control: HTMLElement): void {
    show(control, { isBusy: true });
    tellWaiting(true);
    const press = (found: HTMLElement) => {
      show(found, { isBusy: false });
      found.click();
    };
    this.#hold(control, press, true);
  }

  /** The browser shows the tick at once; React hears of it later. */
  #tick(field: HTMLInputElement): void {
    const { checked } = field;
    this.#holdInput(field, (found) => {
      if (found instanceof HTMLInputElement) found.checked = !checked;
      found.click();
    });
  }

  #select(list: EventTarget | null): void {
    if (!(list instanceof HTMLSelectElement)) return;
    const { value } = list;
    this.#holdInput(list, (found) => {
      if (found instanceof HTMLSelectElement) found.value = value;
      found.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }

  #type(field: EventTarget | null): void {
    if (!(field instanceof HTMLInputElement) || isTickable(field)) return;
    if (!this.#typed.has(field)) {
      this.#holdInput(field, (found) => {
        if (found !== field) found.focus();
        if (found instanceof HTMLInputElement) typeInto(found, this.#typed.get(field) ?? '');
      });
    }
    this.#typed.set(field, field.value);
  }

  /** Once the replay has begun, React has heard of it: it was not stopped. */
  #holdInput(field: HTMLElement, replay: HeldEvent['replay']): void {
    if (!this.#isReplaying) this.#hold(field, replay);
  }

  /** React does more than the browser, which would only follow the form's address. */
  #submit(event: SubmitEvent): void {
    const { target } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#hold(target, (found) => found instanceof HTMLFormElement && found.requestSubmit());
  }
}

/** The browser presses a link with Enter only; one that stands for a button also with the space bar. */
function pressLinkButton(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a[role="button"]'))
    return;
  event.preventDefault();
  target.click();
}

/** It looks pressed until it is answered. */
function show(control: HTMLElement, { isBusy }: { isBusy: boolean }): void {
  control.ariaBusy = isBusy ? 'true' : null;
  control.style.scale = isBusy ? '0.95' : '';
  control.style.opacity = isBusy ? '0.6' : '';
}

/** The page has a notice for it, which screen readers read out (components/layout/waiting-press). */
function tellWaiting(isWaiting: boolean): void {
  const notice = document.querySelector<HTMLElement>('[data-waiting-press]');
  if (notice) notice.hidden = !isWaiting;
}
