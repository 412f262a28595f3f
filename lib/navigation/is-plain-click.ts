/** Pressed as one presses a link to follow it, and by nobody else taken care of. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !(event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey);
}
