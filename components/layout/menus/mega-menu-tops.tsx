import { Icon } from '@/components/ui/display/icon';
import { MarkupIcon } from '@/components/ui/display/markup-icon';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Link } from '@/components/ui/link';
import type { MenuItem } from '@/lib/contract/site';
import { listUrl } from '@/lib/domain/routing/list-url';
import { MegaMenuPanel } from './mega-menu-panel';
import styles from './mega-menu-tops.module.css';

type Props = {
  /** While undefined, skeleton rows of the same size are shown. */
  tops: readonly MenuItem[] | undefined;
  openId: number | null;
  panelId: string;
  onToggle: (id: number) => void;
};

const waiting = Array.from({ length: 12 }, (_, index) => index);

export function MegaMenuTops({ tops, openId, panelId, onToggle }: Props) {
  return (
    <ul className={styles.tops}>
      {tops?.map((top) => (
        <li key={top.id}>
          {top.children.length > 0 ? (
            <button
              type="button"
              className={styles.row}
              aria-expanded={top.id === openId}
              aria-controls={top.id === openId ? panelId : undefined}
              onClick={() => onToggle(top.id)}
            >
              <Row top={top} />
              <Icon name="chevron-right" size={16} className={styles.arrow} />
            </button>
          ) : (
            <Link href={listUrl({ menu: top.slug })} className={styles.row}>
              <Row top={top} />
            </Link>
          )}
          {top.id === openId && <MegaMenuPanel id={panelId} category={top} />}
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

function Row({ top }: { top: MenuItem }) {
  return (
    <>
      <MarkupIcon markup={top.icon} size={26} />
      <span className={styles.name}>{top.name}</span>
    </>
  );
}
