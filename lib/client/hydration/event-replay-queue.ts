import { LOCALES } from '@/lib/constants';
import { chooseLanguage, leadToThisPage } from '@/lib/i18n/language-choice';
import { CONTROLS, controlOf } from './control-of';
import { onceAwake } from './is-hydrated';
import { linkAway } from './link-away';
import { rememberBrowser } from './listed-files';
import { isTicked, point, retype } from './replay-event';

type Options = { isLight: boolean; wake: () => void };

/** React shows what a press has changed within the same task, some turns later. */
const TURNS = 50;

/** Holds what only React can answer, and repeats it, one after the other, once React is there. */
export class Held {
  readonly #wake: () => void;
  readonly #kinds: string;
  /** Each finds what it is about, before any of them changes the page. */
  readonly #later: (() => () => void)[] = [];
  readonly #busy = new Set<HTMLElement>();
  readonly #typed = new Map<Element, string>();
  readonly #holding = new AbortController();
  #isWanted = false;
  #pointed: Element | null = null;

  constructor({ isLight, wake }: Options) {
    this.#wake = wake;
    // Over a weak network the next page is sooner there than what would add to this one.
    this.#kinds = isLight ? CONTROLS : `${CONTROLS}, a[data-appends]`;
    // Not amid the effects of React, which would not hear of it.
    onceAwake(() => setTimeout(() => this.#repeat()));
    this.#hold('pointerdown', ({ target }) => toLanguage(target));
    this.#hold('click', (event) => this.#press(event));
    this.#hold('change', ({ target }) => this.#choose(target));
    this.#hold('input', ({ target }) => this.#type(target));
    if (isLight) return;
    this.#hold('submit', (event) => this.#submit(event));
    this.#hold('pointerover', (event) => this.#pointAt(event));
  }

  /** Nobody will answer: links and forms are the browser's again. */
  letGo(): void {
    this.#holding.abort();
    for (const control of this.#busy) show(control, { isBusy: false });
  }

  /** In one go: nothing that is pressed now comes before what was pressed then. */
  async #repeat(): Promise<void> {
    this.#holding.abort();
    tellFocus();
    for (const act of this.#later.map((find) => find())) {
      act();
      // What one press has changed is there for the next.
      for (let turn = 0; turn < TURNS; turn++) await null;
    }
  }

  #hold<Kind extends keyof WindowEventMap>(
    kind: Kind,
    answer: (event: WindowEventMap[Kind]) => void,
  ): void {
    addEventListener(kind, answer, { capture: true, signal: this.#holding.signal });
  }

  #wanted<Kind extends HTMLElement>(control: Kind, act: (control: Kind) => void): void {
    this.#wake();
    this.#isWanted = true;
    const place = alike(control).indexOf(control);
    this.#later.push(() => {
      const found = control.isConnected ? control : (alike(control)[place] ?? control);
      return () => act(found);
    });
  }

  /** Links and forms work by themselves, unless they would leave behind what was pressed before. */
  #press(event: MouseEvent): void {
    const link = this.#isWanted && linkAway(event);
    if (link) {
      this.#pressLater(link, event);
      return;
    }
    const control = controlOf(event.target, this.#kinds);
    if (!control || isSubmit(control)) return;
    if (control instanceof HTMLAnchorElement && control.hreflang) leaveBy(control);
    else if (control instanceof HTMLInputElement && isTicked(control)) this.#tick(control);
    else this.#pressLater(control, event);
  }

  #pressLater(control: HTMLElement, event: MouseEvent): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    show(control, { isBusy: true });
    this.#busy.add(control);
    this.#wanted(control, (found) => {
      show(found, { isBusy: false });
      inPlaceOf(found)?.click();
    });
  }

  /** Seen at once; told to React when it is there. */
  #tick(field: HTMLInputElement): void {
    const { checked } = field;
    this.#wanted(field, (found) => {
      found.checked = !checked;
      found.click();
    });
  }

  #choose(list: EventTarget | null): void {
    if (!(list instanceof HTMLSelectElement)) return;
    const { value } = list;
    this.#wanted(list, (found) => {
      found.value = value;
      found.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }

  #type(field: EventTarget | null): void {
    if (!(field instanceof HTMLInputElement) || isTicked(field)) return;
    if (!this.#typed.has(field)) {
      this.#wanted(field, (found) => {
        if (found !== field) found.focus();
        retype(found, this.#typed.get(field) ?? '');
      });
    }
    this.#typed.set(field, field.value);
  }

  /** What is searched for is remembered, which its address alone would not do. */
  #submit(event: SubmitEvent): void {
    const { target } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    this.#wanted(target, (found) => found.requestSubmit());
  }

  #pointAt({ target, pointerType }: PointerEvent): void {
    if (!(target instanceof Element) || pointerType !== 'mouse') return;
    if (!this.#pointed) this.#later.push(() => () => this.#pointed && point(this.#pointed));
    this.#pointed = target;
  }
}

/** Heard, and answered as soon as React is there: it stays pressed as long. */
function show(control: HTMLElement, { isBusy }: { isBusy: boolean }): void {
  control.ariaBusy = isBusy ? 'true' : null;
  control.style.scale = isBusy ? '0.95' : '';
}

/** Among them one is found again by its place where React has drawn the page anew. */
function alike<Kind extends HTMLElement>({ tagName, className }: Kind): Kind[] {
  const all = document.querySelectorAll<Kind>(tagName);
  return [...all].filter((other) => other.className === className);
}

/** What a press before has put there under the same name. */
function inPlaceOf(control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control;
  const others = document.querySelectorAll<HTMLElement>(control.tagName);
  return [...others].find(({ ariaLabel }) => ariaLabel && ariaLabel === control.ariaLabel);
}

function toLanguage(target: EventTarget | null): void {
  const link = controlOf(target, 'a[hreflang]');
  if (link instanceof HTMLAnchorElement) leadToThisPage(link);
}

/** The link leads on by itself; the next page opens where this one stood. */
function leaveBy(link: HTMLAnchorElement): void {
  const language = LOCALES.find((locale) => locale === link.hreflang);
  if (language) chooseLanguage(language, link);
  rememberBrowser();
}

/** What was entered before React was there is entered for it as well. */
function tellFocus(): void {
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

function isSubmit(control: HTMLElement): boolean {
  return control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null;
}
