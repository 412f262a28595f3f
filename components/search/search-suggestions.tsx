'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { suggestQuery } from '@/lib/client/product/catalog';
import { listUrl } from '@/lib/domain/routing/list-url';
import { SearchOption } from './search-option';
import styles from './search-suggestions.module.css';
import { SuggestedCategory } from './suggested-category';
import { SuggestedProduct } from './suggested-product';

type Props = {
  listId: string;
  text: string;
  settledText: string;
  activeId: string | undefined;
  onSearch: (term: string) => void;
  onLeave: () => void;
};

export function SearchSuggestions(props: Props) {
  const { listId, text, settledText, activeId, onSearch, onLeave } = props;
  const t = useTranslations('search');
  const { data } = useQuery({
    ...suggestQuery(settledText, useLocale()),
    placeholderData: keepPreviousData,
  });
  const { categories = [], products = [] } = data ?? {};
  const count = categories.length + products.length;
  const option = { activeId, onPress: onLeave };

  return (
    <>
      <div role="listbox" id={listId} aria-label={t('suggestions')}>
        {data && count === 0 && (
          <p className={styles.none} aria-hidden="true">
            {t('found', { count })}
          </p>
        )}
        <Group title={t('categories')} isShown={categories.length > 0}>
          {categories.map((category) => (
            <SearchOption
              key={category.id}
              id={`${listId}-c${category.id}`}
              href={listUrl({ menu: category.slug })}
              {...option}
            >
              <SuggestedCategory category={category} />
            </SearchOption>
          ))}
        </Group>
        <Group title={t('products')} isShown={products.length > 0}>
          {products.map((product) => (
            <SearchOption
              key={product.id}
              id={`${listId}-p${product.id}`}
              href={`/products/${product.slug}`}
              {...option}
            >
              <SuggestedProduct product={product} />
            </SearchOption>
          ))}
        </Group>
        <SearchOption id={`${listId}-all`} activeId={activeId} onPress={() => onSearch(text)}>
          <Icon name="search" size={20} className={styles.icon} />
          <span className={styles.all}>{t('all', { text })}</span>
        </SearchOption>
      </div>
      <VisuallyHidden>
        <span role="status">{data ? t('found', { count }) : null}</span>
      </VisuallyHidden>
    </>
  );
}

type GroupProps = { title: string; isShown: boolean; children: ReactNode };

function Group({ title, isShown, children }: GroupProps) {
  if (!isShown) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of options may contain groups, but not fieldsets.
    <div role="group" aria-label={title}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  );
}
