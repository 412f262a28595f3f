export function isTicked({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

/**
 * React compares with what it saw last, through a property of its own over the browser's. A field
 * that has been left since is left once more, and a slider let go.
 */
export function retype(field: HTMLInputElement, value: string): void {
  field.value = '';
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Once React has drawn it.
  queueMicrotask(() => {
    if (field.type === 'range') field.dispatchEvent(new Event('pointerup', { bubbles: true }));
    else if (field !== document.activeElement) {
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
  });
}

export function point(element: Element): void {
  if (!element.matches(':hover')) return;
  const options = { bubbles: true, pointerType: 'mouse' };
  element.dispatchEvent(new PointerEvent('pointerover', options));
  element.dispatchEvent(new MouseEvent('mouseover', options));
}
