import cartStyles from '@/components/product/actions/cart-button.module.css';
import { CartControl } from '@/components/product/actions/cart-control';
import { SimilarLink } from '@/components/product/page/similar-link';
import { Icon } from '@/components/ui/display/icon';
import { Rating } from '@/components/ui/display/rating';
import type { ProductCard } from '@/lib/contract/product';
import { needsChoice } from '@/lib/domain/product/offer';
import { formatCount, formatRating } from '@/lib/domain/text/number';
import styles from './product-card.module.css';
import type { CardActions } from './use-card-actions';

type Props = { product: ProductCard; actions: CardActions };

/** The rating, delivery day and cart button; for a sold-out product, a link to similar ones. */
export function CardFoot({ product, actions: { choose, put, texts } }: Props) {
  const [rating, count] = [formatRating(product.rating), product.reviews_count];
  const hasChoice = needsChoice(product);
  if (product.amount === 0) {
    return (
      <div className={styles.foot}>
        <span className={styles.soldOut}>{texts.soldOut}</span>
        <SimilarLink slug={product.slug} label={texts.similarTo(product.name)} />
      </div>
    );
  }

  const arrival = texts.arrivalOf(product);
  return (
    <div className={styles.foot}>
      {count > 0 && (
        <Rating
          className={styles.rating}
          value={rating}
          count={formatCount(count)}
          label={texts.ratingOf(rating, count)}
        />
      )}
      {arrival && <span className={styles.arrival}>{arrival}</span>}
      {hasChoice && (
        <button
          type="button"
          className={cartStyles.add}
          data-choose=""
          aria-label={texts.addOf(product.name)}
          onClick={() => choose(product)}
        >
          <Icon name="cart" size={20} />
        </button>
      )}
      {!hasChoice && (
        <CartControl
          subProduct={product.sub_product}
          stock={product.amount}
          name={product.name}
          kind="round"
          put={put}
          texts={texts}
        >
          <button
            type="button"
            className={cartStyles.add}
            data-add=""
            aria-label={texts.addOf(product.name)}
            onClick={() => put(product.sub_product, 1, { picture: product.images[0]?.image })}
          >
            <Icon name="cart" size={20} />
          </button>
        </CartControl>
      )}
    </div>
  );
}
