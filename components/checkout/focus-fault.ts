const FAULTS =
  '[aria-invalid="true"], fieldset[aria-describedby] input:enabled, [role="alert"] button';

/** What is wrong first, in the order that is seen, once it has been drawn. */
export function focusFault(area: HTMLElement | null) {
  requestAnimationFrame(() => {
    const fault = area?.querySelector<HTMLElement>(FAULTS) ?? area?.querySelector('[role="alert"]');
    if (!(fault instanceof HTMLElement)) return;
    fault.focus();
    fault.scrollIntoView?.({ block: 'center' });
  });
}
