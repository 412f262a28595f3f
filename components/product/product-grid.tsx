'use client';

import type { ProductCard as Card } from '@/lib/contract/product';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';

type Props = {
  products: Card[];
  /** Without a filter panel beside it the grid holds one column more. */
  wide?: boolean;
  /** How many of the first pictures are in view at once. */
  eager?: number;
  label?: string;
  /** Whole lines only: what would begin another one is hidden below the widest layout. */
  lines?: 1 | 2;
};

const small = '(min-width: 576px) calc(33vw - 18px), calc(50vw - 16px)';
const sizes = {
  narrow: `(min-width: 1600px) 218px, (min-width: 1488px) 276px, (min-width: 992px) calc(25vw - 96px), ${small}`,
  wide: `(min-width: 1600px) 227px, (min-width: 1488px) 275px, (min-width: 1200px) calc(20vw - 22px), (min-width: 992px) calc(25vw - 24px), ${small}`,
};

export function ProductGrid({ products, wide = false, eager = 0, label, lines }: Props) {
  return (
    <ul className={styles.grid} data-wide={wide || undefined} data-lines={lines} aria-label={label}>
      {products.map((product, position) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            priority={position < eager}
            sizes={wide ? sizes.wide : sizes.narrow}
          />
        </li>
      ))}
    </ul>
  );
}
