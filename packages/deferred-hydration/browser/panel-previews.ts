import { isPlainClick } from './controls';
import { onHydrated } from './hydrated-mark';
import { OpenPreview } from './open-preview';

/**
 * The preview of one of the app's panels, for instance a menu or a dialog. It looks like the panel
 * and is shown until React has rendered the panel.
 */
export type PanelPreview = {
  /** A CSS selector of the controls that open the panel. */
  opener: string;
  /** A CSS selector of the panel that React renders. */
  panel: string;
  /** Whether the preview makes the rest of the page inert until the page is hydrated. */
  isModal: boolean;
  /**
   * Fills the shadow root of the preview. A press on an element with `data-close` closes the
   * preview.
   *
   * @returns false if there is nothing to show; the press then waits like any other.
   */
  render: (opener: HTMLElement, root: ShadowRoot) => boolean;
};

/**
 * Shows a preview when the visitor presses an opener, until React has rendered the panel. After
 * hydration, only the first press shows a preview.
 */
export class PanelPreviews {
  /** Resolves when the previews have been loaded. */
  readonly loaded: Promise<void>;
  #previews: readonly PanelPreview[] = [];
  /** The previews of panels whose code has been loaded. React opens these panels without delay. */
  readonly #loaded = new Set<PanelPreview>();
  #open: OpenPreview | null = null;
  #isReplaying = false;

  constructor(load?: () => Promise<readonly PanelPreview[]>) {
    this.loaded = this.#load(load);
    // The queue stops held presses, so every press that arrives here is one that React can handle.
    document.addEventListener('click', (event) => this.#pressed(event), { capture: true });
    onHydrated(() => this.#open?.release());
  }

  /**
   * Shows the preview for a press that waits for React.
   *
   * @param onClose - Called when the visitor closes the preview; the press must then be dropped.
   * @returns Whether a preview is shown.
   */
  hold(opener: HTMLElement, onClose: () => void): boolean {
    const preview = this.#previewOf(opener);
    return preview !== undefined && this.#show(preview, { opener, isHeld: true, onClose });
  }

  /** Closes the preview of this opener. Returns false if none is open. */
  closeOf(opener: HTMLElement): boolean {
    return this.#open?.opener === opener && this.#open.close();
  }

  /** Dispatches a held press to React, whose panel replaces the preview. */
  replay(press: () => void): void {
    this.#open?.release();
    this.#isReplaying = true;
    press();
    this.#isReplaying = false;
  }

  async #load(load?: () => Promise<readonly PanelPreview[]>): Promise<void> {
    // Previews need constructed stylesheets, because a content security policy can forbid `<style>`
    // elements.
    if (!load || !('adoptedStyleSheets' in document)) return;
    // If the previews cannot be loaded, presses on openers wait for React like any other.
    this.#previews = await load().catch(() => []);
  }

  /**
   * Shows the preview in the next frame and dispatches the press to React after it. Otherwise React
   * would delay the frame while it loads and renders the panel.
   */
  #pressed(event: MouseEvent): void {
    if (this.#isReplaying || !isPlainClick(event)) return;
    const opener = this.#openerAround(event.target);
    const preview = opener && this.#previewOf(opener);
    if (!preview || this.#loaded.has(preview)) return;
    if (this.#open?.opener === opener) {
      this.#open.end();
      return;
    }
    // If the panel is already open, React closes it on this press.
    const isRendered = document.querySelector(preview.panel);
    if (isRendered || !this.#show(preview, { opener, isHeld: false })) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    requestAnimationFrame(() => setTimeout(() => this.replay(() => opener.click())));
  }

  #openerAround(target: EventTarget | null): HTMLElement | null {
    const openers = this.#previews.map(({ opener }) => opener).join();
    return openers && target instanceof Element ? target.closest<HTMLElement>(openers) : null;
  }

  #previewOf(opener: HTMLElement): PanelPreview | undefined {
    return this.#previews.find((preview) => opener.matches(preview.opener));
  }

  #show(
    preview: PanelPreview,
    press: { opener: HTMLElement; isHeld: boolean; onClose?: () => void },
  ) {
    this.#open?.end();
    this.#open = null;
    const host = document.createElement('div');
    if (!preview.render(press.opener, host.attachShadow({ mode: 'open' }))) return false;
    this.#open = new OpenPreview(host, {
      ...preview,
      ...press,
      onRendered: () => this.#loaded.add(preview),
      onEnd: () => {
        this.#open = null;
      },
    });
    return true;
  }
}
