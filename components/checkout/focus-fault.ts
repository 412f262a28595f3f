const FAULTS =
  '[aria-invalid="true"], fieldset[aria-describedby] input:enabled, [role="alert"] button';

/** Focuses the first invalid field in visual order, after the errors are drawn. */
export function focusFirstError(area: HTMLElement | null) {
  requestAnimationFrame(() => {
    const fault = area?.querySelector<HTMLElement>(FAULTS) ?? area?.querySelector('[role="alert"]');
    if (!(fault instanceof HTMLElement)) return;
    fault.focus();
    fault.scrollIntoView?.({ block: 'center' });
  });
}
