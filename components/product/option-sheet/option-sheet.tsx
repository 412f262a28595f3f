import { useTranslations } from 'next-intl';
import { AddButton } from '@/components/product/actions/add-button';
import { CartControl, useCartTexts } from '@/components/product/actions/cart-control';
import { OptionPicker } from '@/components/product/actions/option-picker';
import { useOptions } from '@/components/product/actions/options-provider';
import { SizeButton } from '@/components/product/actions/size-button';
import { StockText } from '@/components/product/actions/stock-text';
import { cartMessageArea, usePutInCart } from '@/components/product/actions/use-put-in-cart';
import { ProductPrice } from '@/components/product/card/product-price';
import { Picture } from '@/components/ui/display/picture';
import { Link } from '@/components/ui/link';
import type { ProductCard, ShortProduct } from '@/lib/contract/product';
import { variantPath } from '@/lib/domain/product/option-choice';
import { imagesOf } from '@/lib/domain/product/variant';
import { mediaUrl } from '@/lib/http/url';
import styles from './option-sheet.module.css';

type Props = { product: ShortProduct; card: ProductCard; onAdded: () => void };

export function OptionSheet({ product, card, onAdded }: Props) {
  const { name, slug, images } = product;
  const t = useTranslations();
  const { subProduct, selection, isSizeMissing, isPriceFrom } = useOptions();
  // The card shows a failure, because the sheet has closed by then.
  const put = usePutInCart(cartMessageArea(card.sub_product));
  const texts = useCartTexts();
  if (!subProduct) return null;
  const { id, price, discounted_price: discountedPrice, amount: stock } = subProduct;
  const picture = imagesOf(images, selection)[0]?.image;

  function add() {
    put(id, 1, { picture });
    onAdded();
  }

  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        {picture && (
          <Picture
            src={mediaUrl(picture)}
            alt=""
            width={88}
            height={88}
            widths={[128, 240]}
            sizes="88px"
          />
        )}
        <div aria-live="polite">
          <ProductPrice
            price={price}
            discountedPrice={discountedPrice}
            size="wide"
            isFrom={isPriceFrom}
          />
          {stock > 0 && !isSizeMissing && <StockText stock={stock} />}
        </div>
      </div>
      <OptionPicker images={images} sizePage={product.size_page} />
      {isSizeMissing ? (
        <SizeButton />
      ) : (
        <CartControl subProduct={id} stock={stock} name={name} kind="large" put={put} texts={texts}>
          <AddButton isSoldOut={stock === 0} isShort={false} onAdd={add} />
        </CartControl>
      )}
      <Link href={variantPath(slug, isSizeMissing ? null : id)} className={styles.more}>
        {t('quickView.more')}
      </Link>
    </div>
  );
}
