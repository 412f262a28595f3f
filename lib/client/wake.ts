// A file of its own (scripts/lib/worker), the only script of a light page until something in it is
// pressed: then it brings the others, and repeats the press when they are ready for it.

const WAKING = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
const LOOK_EVERY_MS = 50;

const files = document.currentScript?.dataset.scripts?.split(' ') ?? [];
let isAwake = false;

for (const kind of WAKING) addEventListener(kind, wake, { capture: true, passive: true });
addEventListener('click', holdPress, { capture: true });
addEventListener('change', holdChoice, { capture: true });

function wake(): void {
  if (isAwake) return;
  isAwake = true;
  for (const src of files) {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    document.head.append(script);
  }
}

/** Links and forms work by themselves; what React would answer waits for it. */
function holdPress(event: MouseEvent): void {
  const control = controlOf(event.target, 'button, input, [role]');
  if (!control || isReady(control) || isSubmit(control)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  wake();
  control.ariaBusy = 'true';
  whenReady(control, () => {
    control.ariaBusy = null;
    control.click();
  });
}

function holdChoice(event: Event): void {
  const list = controlOf(event.target, 'select');
  if (!list || isReady(list)) return;
  event.stopImmediatePropagation();
  wake();
  whenReady(list, () => list.dispatchEvent(new Event('change', { bubbles: true })));
}

function controlOf(target: EventTarget | null, kinds: string): HTMLElement | null {
  const control = target instanceof Element ? target.closest(`a[href], ${kinds}`) : null;
  return control instanceof HTMLElement && control.matches(kinds) ? control : null;
}

function isSubmit(control: HTMLElement): boolean {
  return control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null;
}

/** React has taken an element over once it has hung its own properties on it. */
function isReady(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}

function whenReady(element: HTMLElement, act: () => void): void {
  const timer = setInterval(() => {
    if (!isReady(element)) return;
    clearInterval(timer);
    act();
  }, LOOK_EVERY_MS);
}
