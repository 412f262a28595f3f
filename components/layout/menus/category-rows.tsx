import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/display/icon';
import { MarkupIcon } from '@/components/ui/display/markup-icon';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Link } from '@/components/ui/link';
import type { MenuItem } from '@/lib/contract/site';
import { listUrl } from '@/lib/domain/routing/list-url';
import { formatCount } from '@/lib/domain/text/number';
import styles from './category-rows.module.css';

type Props = {
  parent: MenuItem | undefined;
  rows: readonly MenuItem[] | undefined;
  onBack: () => void;
  onOpen: (category: MenuItem) => void;
  onLeave: () => void;
};

const waiting = Array.from({ length: 10 }, (_, index) => index);

export function CategoryRows({ parent, rows, onBack, onOpen, onLeave }: Props) {
  const t = useTranslations('menu');
  return (
    <ul>
      {parent ? (
        <li>
          <button type="button" className={styles.back} onClick={onBack}>
            <Icon name="chevron-left" size={20} />
            {t('back')}
          </button>
        </li>
      ) : null}
      {parent ? (
        <li>
          <Link href={listUrl({ menu: parent.slug })} className={styles.all} onClick={onLeave}>
            {t('allOf', { name: lowerFirst(parent.name) })}
            <span className={styles.count}>{formatCount(parent.products_count)}</span>
          </Link>
        </li>
      ) : null}
      {rows?.map((row) => (
        <li key={row.id}>
          {row.children.length > 0 ? (
            <button type="button" className={styles.row} onClick={() => onOpen(row)}>
              <Row row={row} isTop={!parent} />
              <Icon name="chevron-right" size={20} className={styles.arrow} />
            </button>
          ) : (
            <Link href={listUrl({ menu: row.slug })} className={styles.row} onClick={onLeave}>
              <Row row={row} isTop={!parent} />
            </Link>
          )}
        </li>
      )) ??
        waiting.map((index) => (
          <li key={index} className={styles.row}>
            <Skeleton height={20} />
          </li>
        ))}
    </ul>
  );
}

function Row({ row, isTop }: { row: MenuItem; isTop: boolean }) {
  return (
    <>
      {isTop ? <MarkupIcon markup={row.icon} size={32} /> : null}
      <span className={styles.name}>{row.name}</span>
      {isTop ? null : <span className={styles.count}>{formatCount(row.products_count)}</span>}
    </>
  );
}

/** Lowercases the first letter for use inside a sentence, unless the name is all capitals. */
function lowerFirst(name: string): string {
  return /^.\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
