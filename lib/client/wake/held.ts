import { LOCALES } from '@/lib/constants';
import { chooseLanguage } from '@/lib/i18n/language-choice';
import { onceAwake } from './awake';
import { controlOf } from './control-of';
import { rememberBrowser } from './known';
import { isTicked, point, retype } from './repeat';

type Options = { isLight: boolean; wake: () => void };

/** What React answers when it is pressed, and links that do more than lead somewhere. */
const controls = 'button, input, [role], a[hreflang]';

/** Holds what only React can answer, and repeats it, one after the other, once React is there. */
export function holdBack({ isLight, wake }: Options): void {
  const later: (() => void)[] = [];
  const typed = new Map<Element, string>();
  const holding = new AbortController();
  // Over a weak network the next page is sooner there than what would add to this one.
  const kinds = isLight ? controls : `${controls}, a[data-appends]`;
  let pointed: Element | null = null;

  onceAwake(() => {
    holding.abort();
    // Not amid the effects of React, which would not hear of it.
    setTimeout(repeat);
  });
  hold('click', press);
  hold('change', choose);
  hold('input', type);
  if (isLight) return;
  hold('submit', submit);
  hold('pointerover', pointAt);

  async function repeat(): Promise<void> {
    for (const act of later) {
      act();
      // What one press has changed is there for the next.
      await null;
    }
  }

  function hold<Kind extends keyof WindowEventMap>(
    kind: Kind,
    answer: (event: WindowEventMap[Kind]) => void,
  ): void {
    addEventListener(kind, answer, { capture: true, signal: holding.signal });
  }

  function wanted(act: () => void): void {
    wake();
    later.push(act);
  }

  /** Links and forms work by themselves. */
  function press(event: MouseEvent): void {
    const control = controlOf(event.target, kinds);
    if (!control || isSubmit(control)) return;
    if (control instanceof HTMLAnchorElement && control.hreflang) leaveFor(control.hreflang);
    else if (control instanceof HTMLInputElement && isTicked(control)) tick(control);
    else pressLater(control, event);
  }

  function pressLater(control: HTMLElement, event: MouseEvent): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    control.ariaBusy = 'true';
    wanted(() => {
      control.ariaBusy = null;
      control.click();
    });
  }

  /** Seen at once; set again, for forms begin with what the address says. */
  function tick(field: HTMLInputElement): void {
    const { checked } = field;
    wanted(() => {
      field.checked = !checked;
      field.click();
    });
  }

  function choose({ target }: Event): void {
    if (!(target instanceof HTMLSelectElement)) return;
    const { value } = target;
    wanted(() => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }

  function type({ target }: Event): void {
    if (!(target instanceof HTMLInputElement) || isTicked(target)) return;
    if (!typed.has(target)) wanted(() => retype(target, typed.get(target) ?? ''));
    typed.set(target, target.value);
  }

  /** What is searched for is remembered, which its address alone would not do. */
  function submit(event: SubmitEvent): void {
    const { target } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    wanted(() => target.requestSubmit());
  }

  function pointAt({ target, pointerType }: PointerEvent): void {
    if (!(target instanceof Element) || pointerType !== 'mouse') return;
    if (!pointed) later.push(() => pointed && point(pointed));
    pointed = target;
  }
}

/** The link leads on by itself; the next page opens where this one stood. */
function leaveFor(hreflang: string): void {
  const language = LOCALES.find((locale) => locale === hreflang);
  if (language) chooseLanguage(language);
  rememberBrowser();
}

function isSubmit(control: HTMLElement): boolean {
  return control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null;
}
