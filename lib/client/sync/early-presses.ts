type List = 'cart' | 'liked';

/**
 * Records that the hydration script has handled a press for this item. The mark is an attribute of
 * `<html>`, where the page can read it.
 */
export function markPressedEarly(list: List, id: number): void {
  const { dataset } = document.documentElement;
  dataset.early = [...marks(), markOf(list, id)].join(' ');
}

/**
 * Returns whether the item was pressed before hydration and the shopper has not yet received a
 * message about it.
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
