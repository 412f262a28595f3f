import { useTranslations } from 'next-intl';
import { PostList } from '@/components/content/posts/post-list';
import { Link } from '@/components/ui/link';
import type { PostGroup } from '@/lib/contract/content';
import { groupCategoryLink } from '@/lib/domain/routing/menu-link';
import styles from './group-page.module.css';
import { InfoFrame } from './info-frame';
import { TeamCards } from './team-cards';

type Category = PostGroup['categories'][number];
type Props = { group: PostGroup; category?: Category };

export function GroupPage({ group, category }: Props) {
  const t = useTranslations('info');
  const { kind, title, categories, results } = group;
  const root = `/${group.group}`;

  return (
    <InfoFrame
      title={category ? `${title}: ${category.name}` : title}
      {...(category && { crumb: category.name })}
      path={category ? groupCategoryLink(group, category) : root}
      {...(category && { above: [{ name: title, href: root }] })}
    >
      {categories.length > 0 && (
        <nav className={styles.categories} aria-label={t('categories')}>
          <Link href={root} aria-current={category ? undefined : 'page'}>
            {t('everything')}
          </Link>
          {categories.map((one) => (
            <Link
              key={one.id}
              href={groupCategoryLink(group, one)}
              aria-current={one.id === category?.id ? 'page' : undefined}
            >
              {one.name}
            </Link>
          ))}
        </nav>
      )}
      {results.length === 0 && <p>{t('nothing')}</p>}
      {kind === 'person' ? (
        <TeamCards team={named(results)} />
      ) : (
        <PostList posts={results} isNextToMenu />
      )}
    </InfoFrame>
  );
}

function named(results: PostGroup['results']) {
  return results.map(({ id, title, role, image }) => ({ id, name: title, role, image }));
}
