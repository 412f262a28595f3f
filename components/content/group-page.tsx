import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import type { PostGroup } from '@/lib/contract/content';
import styles from './group-page.module.css';
import { PostList } from './post-list';
import { TeamCards } from './team-cards';

type Category = PostGroup['categories'][number];
type Props = { group: PostGroup; category?: Category };

/** The posts or persons of a group, of one of its categories when it is given (blueprint 8.4). */
export function GroupPage({ group, category }: Props) {
  const t = useTranslations('info');
  const { kind, title, categories } = group;
  const entries = group.results.filter((post) => !category || post.category?.id === category.id);

  return (
    <Container page>
      <h1>{category ? `${title}: ${category.name}` : title}</h1>
      {categories.length > 0 && (
        <nav className={styles.categories} aria-label={t('categories')}>
          {categories.map(({ id, slug, name }) => (
            <Link
              key={id}
              href={`/${group.group}/category/${kind === 'person' ? id : `${slug}-${id}`}`}
              aria-current={id === category?.id}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      {kind === 'person' ? <TeamCards team={named(entries)} /> : <PostList posts={entries} />}
    </Container>
  );
}

function named(entries: PostGroup['results']) {
  return entries.map(({ id, title, role, image }) => ({ id, name: title, role, image }));
}
