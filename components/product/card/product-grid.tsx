'use client';

import { useNewestCards } from '@/components/product/page/buy/use-newest-offers';
import type { ProductCard as Card } from '@/lib/contract/product';
import { toControlIds } from '@/lib/domain/product/control-ids';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';
import { useCardActions } from './use-card-actions';

type Props = {
  products: Card[];
  eager?: number;
  label?: string;
  lines?: 1 | 2;
  /** Whether the grid takes up the full width of the page. */
  isWide?: boolean;
};

/** The `sizes` of images next to the filters. Lazy images use `auto` where browsers support it. */
const sizesNextToFilters =
  '(min-width: 1600px) 218px, (min-width: 1488px) 276px, (min-width: 1200px) calc(25vw - 96px), (min-width: 992px) calc(33.3vw - 120px), (min-width: 768px) 31vw, 47vw';
const inRow =
  '(min-width: 1488px) 275px, (min-width: 1200px) 18.3vw, (min-width: 768px) 31vw, 47vw';

export function ProductGrid({ products, eager = 0, label, lines, isWide }: Props) {
  const actions = useCardActions();
  const newest = useNewestCards<HTMLUListElement>(products);
  const shown = lines ?? (isWide ? 'all' : undefined);
  const sizes = shown ? inRow : sizesNextToFilters;
  return (
    <ul
      ref={newest.list}
      className={styles.grid}
      data-lines={shown}
      data-ids={newest.products.map(idsOf).join()}
      aria-label={label}
    >
      {newest.products.map((product, position) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            actions={actions}
            priority={position < eager}
            sizes={position < eager ? sizes : `auto, ${sizes}`}
          />
        </li>
      ))}
    </ul>
  );
}

function idsOf({ id, slug, sub_product: subProduct, amount: stock }: Card): string {
  return toControlIds({ product: id, subProduct, stock }, slug);
}
