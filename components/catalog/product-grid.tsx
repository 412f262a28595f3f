import { ProductCard } from '@/components/product/product-card';
import type { ProductCard as Card } from '@/lib/contract/product';
import styles from './product-grid.module.css';

type Props = {
  products: Card[];
  /** Without a filter panel beside it the grid holds one column more. */
  wide?: boolean;
  /** How many of the first pictures are in view at once. */
  eager?: number;
  label?: string;
};

const sizes = {
  narrow: '(min-width: 1600px) 220px, (min-width: 992px) 225px, (min-width: 576px) 33vw, 50vw',
  wide: '(min-width: 1200px) 233px, (min-width: 992px) 24vw, (min-width: 576px) 33vw, 50vw',
};

export function ProductGrid({ products, wide = false, eager = 0, label }: Props) {
  return (
    <ul className={styles.grid} data-wide={wide || undefined} aria-label={label}>
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
