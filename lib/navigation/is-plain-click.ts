/** A click that follows a link in this tab and that no other listener has handled. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !(event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey);
}
