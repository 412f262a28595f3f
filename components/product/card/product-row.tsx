import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import type { ProductCard } from '@/lib/contract/product';
import { ProductGrid } from './product-grid';

type Props = {
  title: string;
  id?: string;
  products: ProductCard[];
  more?: { href: string; label: string };
  note?: ReactNode;
};

/** Shows one row of cards. Five products fill the widest layout. */
export function ProductRow({ title, id, products, more, note }: Props) {
  return (
    <Section title={title} more={more} note={note} {...(id && { id })}>
      <ProductGrid products={products} lines={1} label={title} />
    </Section>
  );
}
