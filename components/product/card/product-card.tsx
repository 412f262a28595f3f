import { type PointerEvent, useState } from 'react';
import { LikeControl } from '@/components/product/actions/like-control';
import { likeMessageArea } from '@/components/product/actions/use-like';
import { cartMessageArea } from '@/components/product/actions/use-put-in-cart';
import { QuickViewButton } from '@/components/product/quick-view/quick-view-button';
import { Badge } from '@/components/ui/display/badge';
import { Picture } from '@/components/ui/display/picture';
import { LastingMessage } from '@/components/ui/feedback/lasting-message';
import { Link } from '@/components/ui/link';
import type { ProductCard as Card } from '@/lib/contract/product';
import { discountPercent } from '@/lib/domain/product/discount';
import { isLowStock, needsChoice } from '@/lib/domain/product/offer';
import { withUnits } from '@/lib/domain/text/number';
import { mediaUrl } from '@/lib/http/url';
import { CardFoot } from './card-foot';
import { ColorDots } from './color-dots';
import { ProductBadge } from './product-badge';
import styles from './product-card.module.css';
import { ProductPrice } from './product-price';
import type { CardActions } from './use-card-actions';

type Props = {
  product: Card;
  actions: CardActions;
  priority?: boolean;
  sizes: string;
};

const pictureWidths = [240, 352, 480] as const;
const secondWidths = [480] as const;

export function ProductCard({ product, actions, priority = false, sizes }: Props) {
  const { open, like, hasInstallment, texts } = actions;
  const [front, second] = product.images;
  const picture = { width: 480, height: 480, widths: pictureWidths, sizes };
  const [isSoldOut, hasChoice] = [product.amount === 0, needsChoice(product)];
  const { isPointedAt, watch } = useIsPointedAt();

  return (
    <article className={styles.card} data-sold-out={isSoldOut || undefined} {...watch}>
      <div className={styles.picture}>
        {front && <Picture {...picture} src={mediaUrl(front.image)} alt="" priority={priority} />}
        {isPointedAt && second && (
          <Picture
            {...picture}
            // Only mouse users see this image, so one width is enough.
            widths={secondWidths}
            className={styles.second}
            src={mediaUrl(second.image)}
            alt=""
          />
        )}
        <ProductBadge
          percent={discountPercent(product)}
          isNew={product.is_new}
          newText={texts.isNew}
          className={styles.badge}
        />
        {!hasChoice && isLowStock(product.amount) && (
          <Badge tone="warn" className={styles.left}>
            {texts.leftOf(product.amount)}
          </Badge>
        )}
        {!isSoldOut && product.colors && (
          <ColorDots colors={product.colors} label={texts.colorsOf(product.colors.length)} />
        )}
      </div>
      <div className={styles.body}>
        <ProductPrice price={product.price} discountedPrice={product.discounted_price} />
        {hasInstallment && (
          <p className={styles.monthly}>{!isSoldOut && texts.monthlyOf(product)}</p>
        )}
        <h3 className={styles.title}>
          <Link
            href={`/products/${product.slug}`}
            className={styles.cover}
            onClick={(event) => open(product, event)}
          >
            {withUnits(product.name)}
          </Link>
        </h3>
        <CardFoot product={product} actions={actions} />
        <LastingMessage area={cartMessageArea(product.sub_product)} className={styles.message} />
        <LastingMessage area={likeMessageArea(product.id)} className={styles.message} />
      </div>
      <QuickViewButton
        slug={product.slug}
        label={texts.viewOf(product.name)}
        text={texts.view}
        className={styles.view}
      />
      <LikeControl
        productId={product.id}
        label={texts.likeOf(product.name)}
        kind="heart"
        like={like}
        className={styles.like}
      />
    </article>
  );
}

/**
 * Renders the second image once a mouse or a pen moves within the card, so that a phone's list of a
 * hundred cards has none. It listens for moves, because the mouse may already be over the card
 * before hydration.
 */
function useIsPointedAt() {
  const [isPointedAt, setPointedAt] = useState(false);
  const watch = {
    onPointerMove: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setPointedAt(true),
  };
  return { isPointedAt, watch: isPointedAt ? {} : watch };
}
