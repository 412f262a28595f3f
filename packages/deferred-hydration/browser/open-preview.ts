import { listen } from './document-events';

/** After this time, React has either rendered the panel or cannot load its code. */
const GIVE_UP_MS = 10_000;
/** Libraries start the animation of a panel within this number of frames after rendering it. */
const STILL_FRAMES = 4;
/** Hides the browser's backdrop, because a preview draws its own scrim if it needs one. */
const BACKDROP_CSS = '[data-preview]::backdrop{opacity:0}';
const STILL_CSS = '*,:before,:after{transition:none!important;animation:none!important}';

type OpenPreviewOptions = {
  opener: HTMLElement;
  panel: string;
  isModal: boolean;
  /** Whether the press waits for hydration. Otherwise React receives it in the next frame. */
  isHeld: boolean;
  /** Called when the visitor closes the preview of a held press. */
  onClose?: () => void;
  /** Called when React has rendered the panel. */
  onRendered: () => void;
  /** Called when the preview has been removed. */
  onEnd: () => void;
};

/**
 * A visible preview. It removes itself when React has rendered the panel, or when the app shows
 * another page.
 */
export class OpenPreview {
  readonly opener: HTMLElement;
  readonly #options: OpenPreviewOptions;
  readonly #dialog = document.createElement('dialog');
  readonly #end = new AbortController();
  /** Whether React receives the press, so that closing the preview must close React's panel too. */
  #isReleased: boolean;
  #isClosed = false;

  constructor(host: HTMLElement, options: OpenPreviewOptions) {
    this.opener = options.opener;
    this.#options = options;
    this.#isReleased = !options.isHeld;
    this.#show(host);
    this.#listen(host);
  }

  /** Closes the modal dialog, so that React's panel controls the focus and the rest of the page. */
  release(): void {
    this.#isReleased = true;
    // Closing the dialog does not hide it, because `#show` sets its `display`.
    if (this.#dialog.open) this.#dialog.close();
    this.#giveUpLater();
  }

  /**
   * Closes the preview, and the panel if React renders it later. Returns false if the preview was
   * already closed.
   */
  close(): boolean {
    if (this.#isClosed) return false;
    this.#isClosed = true;
    if (this.#dialog.open) this.#dialog.close();
    this.#dialog.remove();
    this.#expand('false');
    if (!this.#isReleased) {
      this.#options.onClose?.();
      this.end();
    }
    return true;
  }

  /** Removes the preview. */
  end(): void {
    this.#dialog.remove();
    this.#end.abort();
    this.#options.onEnd();
  }

  #show(host: HTMLElement): void {
    const { opener, isModal } = this.#options;
    const dialog = this.#dialog;
    // The content is positioned, so the dialog itself has no size and does not cover the page.
    dialog.style.cssText = 'all:unset;position:fixed;z-index:9999;display:block';
    dialog.ariaLabel = opener.ariaLabel ?? opener.textContent;
    dialog.ariaBusy = 'true';
    dialog.tabIndex = -1;
    dialog.dataset.preview = '';
    this.#end.signal.addEventListener('abort', adopt(BACKDROP_CSS));
    dialog.append(host);
    document.body.append(dialog);
    if (isModal) requestAnimationFrame(() => setTimeout(() => this.#takeFocus()));
    this.#expand('true');
  }

  /**
   * Makes the rest of the page inert. Runs after the frame that shows the preview, because the
   * browser then recomputes the styles of the whole page, which takes 30 ms on a phone.
   */
  #takeFocus(): void {
    if (this.#isReleased || this.#isClosed) return;
    this.#dialog.showModal?.();
    this.#dialog.focus();
  }

  #listen(host: HTMLElement): void {
    const { signal } = this.#end;
    const dialog = this.#dialog;
    const close = () => this.close();
    const pressed = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-close]')) close();
    };
    host.shadowRoot?.addEventListener('click', pressed);
    dialog.addEventListener('close', () => this.#isReleased || close());
    listen(
      ['keydown'],
      (event) => event instanceof KeyboardEvent && event.key === 'Escape' && close(),
      signal,
    );
    listen(['pagehide'], close, signal);
    // A non-modal preview closes when the visitor presses or focuses something else.
    const left = ({ target }: Event) => {
      if (target instanceof Node && !dialog.contains(target) && !this.opener.contains(target))
        close();
    };
    if (!this.#options.isModal) listen(['pointerdown', 'focusin'], left, signal);
    const path = location.pathname;
    // On another page, the app has closed or hidden the panel, so it will not appear.
    const changed = new MutationObserver(() =>
      path === location.pathname ? this.#rendered() : this.end(),
    );
    changed.observe(document.body, { childList: true, subtree: true });
    signal.addEventListener('abort', () => changed.disconnect());
  }

  #rendered(): void {
    const panel = document.querySelector(this.#options.panel);
    if (!panel) return;
    this.#options.onRendered();
    this.end();
    if (this.#isClosed)
      panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    // The visitor has already seen the preview, so the panel must not animate.
    else skipAnimations(STILL_FRAMES);
  }

  #giveUpLater(): void {
    setTimeout(() => this.#end.signal.aborted || this.end(), GIVE_UP_MS);
  }

  #expand(value: 'true' | 'false'): void {
    if (this.opener.ariaExpanded && !this.#isReleased) this.opener.ariaExpanded = value;
  }
}

/** Disables all animations of the page for this number of frames. */
function skipAnimations(frames: number): void {
  const remove = adopt(STILL_CSS);
  const next = (left: number) => {
    if (left > 0) requestAnimationFrame(() => next(left - 1));
    else remove();
  };
  next(frames);
}

/** Adds rules to the page and returns a function that removes them. */
function adopt(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
