import {
  CONTROLS,
  controlOf,
  isPlainClick,
  isSubmitButton,
  isTextField,
  isTickable,
  leavingLink,
} from './controls';
import { findAgain, type Located, locate, replacementOf } from './find-again';
import { type PanelPreview, PanelPreviews } from './panel-previews';
import { persistPresses, takePresses } from './persisted-presses';
import { rendered, typeInto } from './react-internals';

type HeldEvent = Located & { replay: (element: HTMLElement) => void; isPress: boolean };

export type ReplayOptions = {
  /** The `sessionStorage` key under which presses survive a reload. */
  storageKey: string;
  /** A CSS selector of links whose clicks wait for React. Links with a `role` always do. */
  heldLinks?: string;
  /** Whether forms wait for React; otherwise the browser sends them. */
  holdsForms?: boolean;
  /**
   * Called for each press of a control while no earlier event waits. Returns true if the app has
   * handled the press: it is then neither held nor replayed, but hydration begins.
   */
  handlePress?: (control: HTMLElement, event: MouseEvent) => boolean;
  /**
   * Loads the previews that a press shows until React has rendered the panel. Called when the queue
   * is created.
   */
  loadPreviews?: () => Promise<readonly PanelPreview[]>;
  /** Called with true when a press waits without a preview, and with false after the replay. */
  onWaiting?: (isWaiting: boolean) => void;
};

/** Holds the events that only React can handle and replays them in order. */
export class EventReplayQueue {
  readonly #options: ReplayOptions;
  readonly #onPress: () => void;
  readonly #kinds: string;
  readonly #held: HeldEvent[] = [];
  readonly #typed = new Map<HTMLInputElement, string>();
  readonly #listening = new AbortController();
  readonly #previews: PanelPreviews;
  #isReplaying = false;
  #isDispatching = false;

  /** `onPress` is called for each event that is held or that the app has handled. */
  constructor(options: ReplayOptions, onPress: () => void) {
    const { heldLinks, holdsForms, storageKey } = options;
    this.#options = options;
    this.#onPress = onPress;
    this.#previews = new PanelPreviews(options.loadPreviews);
    this.#kinds = heldLinks ? `${CONTROLS}, ${heldLinks}` : CONTROLS;
    this.#listen('click', (event) => this.#click(event));
    this.#listen('keydown', pressLinkButton);
    this.#listen('change', ({ target }) => this.#select(target));
    this.#listen('input', ({ target }) => this.#type(target));
    if (holdsForms) this.#listen('submit', (event) => this.#submit(event));
    this.#listen('pagehide', () => {
      const presses = this.#held.filter(({ isPress }) => isPress);
      persistPresses(storageKey, presses);
    });
  }

  /** Restores the presses that were waiting when the page was reloaded. */
  restore(): void {
    for (const control of takePresses(this.#options.storageKey)) this.#holdPress(control);
  }

  /**
   * Replays the events to React, or to the browser if React never starts. Presses that arrive
   * during the replay are queued too.
   */
  async replay(): Promise<void> {
    if (this.#isReplaying) return;
    this.#isReplaying = true;
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    // All elements are located before a replayed event changes the page.
    for (const held of this.#held) held.element = findAgain(held);
    for (let held = this.#held.shift(); held; held = this.#held.shift()) {
      this.#dispatch(held);
      await rendered();
    }
    this.#options.onWaiting?.(false);
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
    response: (event: WindowEventMap[Kind]) => void,
  ): void {
    const listener = (event: WindowEventMap[Kind]) => this.#isDispatching || response(event);
    addEventListener(kind, listener, { capture: true, signal: this.#listening.signal });
  }

  #hold(element: HTMLElement, replay: HeldEvent['replay'], isPress = false): HeldEvent {
    const held = { ...locate(element), replay, isPress };
    this.#held.push(held);
    this.#onPress();
    return held;
  }

  /**
   * Holds a press on a control, or on a link that would leave the page before an earlier press is
   * handled.
   */
  #click(event: MouseEvent): void {
    // React handles no events in shadow trees, so the shadow tree's own listeners handle this
    // press.
    if (event.composedPath()[0] !== event.target) return;
    const link = this.#held.length > 0 ? leavingLink(event) : null;
    const control = link ?? controlOf(event.target, this.#kinds);
    if (!control || isSubmitButton(control)) return;
    if (control instanceof HTMLAnchorElement && !isPlainClick(event)) return;
    if (control instanceof HTMLInputElement && isTickable(control)) this.#tick(control);
    // The browser focuses a text field, and React receives the focus at the replay.
    else if (!isTextField(control)) this.#press(control, event);
  }

  #press(control: HTMLElement, event: MouseEvent): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (this.#previews.closeOf(control)) return;
    if (this.#isHandled(control, event)) this.#onPress();
    else this.#holdPress(control);
  }

  /**
   * Returns whether the app has handled the press. While an earlier event waits, the press is held
   * as well, so that it does not overtake that event.
   */
  #isHandled(control: HTMLElement, event: MouseEvent): boolean {
    const isFirst = this.#held.length === 0 && !this.#isReplaying;
    return isFirst && this.#options.handlePress?.(control, event) === true;
  }

  #holdPress(control: HTMLElement): void {
    const press = (found: HTMLElement) => {
      show(found, { isBusy: false });
      this.#previews.replay(() => found.click());
    };
    const held = this.#hold(control, press, true);
    const preview = () => this.#previews.hold(control, () => this.#drop(held));
    if (preview()) return;
    show(control, { isBusy: true });
    this.#options.onWaiting?.(true);
    void this.#previews.loaded.then(() => {
      if (this.#held.includes(held) && preview()) show(control, { isBusy: false });
    });
  }

  #drop(held: HeldEvent): void {
    const at = this.#held.indexOf(held);
    if (at >= 0) this.#held.splice(at, 1);
  }

  /**
   * Holds the change of a checkbox or radio button. The browser shows the change immediately, and
   * the event is replayed later.
   */
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

  /**
   * Holds an input event until the replay begins. During the replay, React receives such events
   * directly, because the queue does not stop them.
   */
  #holdInput(field: HTMLElement, replay: HeldEvent['replay']): void {
    if (!this.#isReplaying) this.#hold(field, replay);
  }

  /**
   * Holds the submission of a form for React. The browser would only load the URL in the form's
   * `action`.
   */
  #submit(event: SubmitEvent): void {
    const { target } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#hold(target, (found) => found instanceof HTMLFormElement && found.requestSubmit());
  }
}

/**
 * Presses a link that acts as a button when the space bar is pressed on it. The browser activates
 * links only with Enter.
 */
function pressLinkButton(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a[role="button"]'))
    return;
  event.preventDefault();
  target.click();
}

/** Makes a control look pressed while its press is held, or normal again. */
function show(control: HTMLElement, { isBusy }: { isBusy: boolean }): void {
  control.ariaBusy = isBusy ? 'true' : null;
  control.style.scale = isBusy ? '0.95' : '';
  control.style.opacity = isBusy ? '0.6' : '';
}
