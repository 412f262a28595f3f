type List = 'cart' | 'liked';

/**
 * Marks that the hydration script has handled a press for this item. The mark is on `<html>`, which
 * the script shares with the page.
 */
export function markPressedEarly(list: List, id: number): void {
  const { dataset } = document.documentElement;
  dataset.early = [...marks(), markOf(list, id)].join(' ');
}

/**
 * Returns whether the item was pressed on this page before hydration, and the press has not been
 * reported yet.
 */
export function isPressedEarly(list: List, id: number): boolean {
  return marks().includes(markOf(list, id));
}

/** Removes the mark of an item, and returns whether it had one. */
export function takePressedEarly(list: List, id: number): boolean {
  const isMarked = isPressedEarly(list, id);
  const others = marks().filter((mark) => mark !== markOf(list, id));
  if (isMarked) document.documentElement.dataset.early = others.join(' ');
  return isMarked;
}

function marks(): string[] {
  return document.documentElement.dataset.early?.split(' ') ?? [];
}

function markOf(list: List, id: number): string {
  return `${list}/${id}`;
}
