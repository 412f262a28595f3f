import { Picture } from '@/components/ui/display/picture';
import { Link } from '@/components/ui/link';
import type { MenuItem } from '@/lib/contract/site';
import { listUrl } from '@/lib/domain/routing/list-url';
import { formatCount } from '@/lib/domain/text/number';
import { mediaUrl } from '@/lib/http/url';
import styles from './picture-tiles.module.css';

type Props = {
  categories: Pick<MenuItem, 'slug' | 'name' | 'products_count' | 'image'>[];
  label?: string;
};

/** Categories with an image and a product count. */
export function PictureTiles({ categories, label }: Props) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {categories.map(({ slug, name, products_count: count, image }) => (
        <li key={slug}>
          <Link href={listUrl({ menu: slug })} className={styles.tile}>
            {image && (
              <Picture
                src={mediaUrl(image)}
                alt=""
                width={56}
                height={56}
                widths={[128]}
                sizes="56px"
              />
            )}
            <span>
              {name} <small>{formatCount(count)}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
