import { useState } from 'react';
import type { CartLineState } from '@/stores/cart';

const idOf = ({ sub_product }: CartLineState) => sub_product.id;

/** A line that has been put back stands where it stood, though the API has it last by now. */
export function useLineOrder(lines: CartLineState[]): CartLineState[] {
  const [order, setOrder] = useState<number[]>([]);
  const added = lines.map(idOf).filter((id) => !order.includes(id));
  if (added.length > 0) setOrder([...order, ...added]);
  return [...lines].sort((one, other) => order.indexOf(idOf(one)) - order.indexOf(idOf(other)));
}
