import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/display/picture';
import { Link } from '@/components/ui/link';
import type { Post } from '@/lib/contract/content';
import { withUnits } from '@/lib/domain/text/number';
import { formatDate } from '@/lib/domain/time/date';
import { mediaUrl } from '@/lib/http/url';
import styles from './other-posts.module.css';

export function OtherPosts({ posts }: { posts: Post[] }) {
  const t = useTranslations('post');
  if (posts.length === 0) return null;

  return (
    <aside className={styles.others} aria-label={t('others')}>
      <h2>{t('others')}</h2>
      <ul>
        {posts.map(({ id, slug, title, date, image }) => (
          <li key={id}>
            <Link href={`/post/${slug}`} className={styles.post}>
              <Picture
                src={mediaUrl(image)}
                alt=""
                width={128}
                height={72}
                widths={[128, 240]}
                sizes="112px"
              />
              <span>
                <time dateTime={date}>{formatDate(date)}</time>
                <span className={styles.title}>{withUnits(title)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link href="/post" className={styles.all}>
        {t('all')}
      </Link>
    </aside>
  );
}
