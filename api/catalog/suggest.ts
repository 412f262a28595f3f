import { type Category, categoryPath } from '@/api/catalog/live/taxonomy';
import { textIn } from '@/api/shared/locale';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { ProductCard, Suggestion } from '@/lib/contract/product';
import { listCards } from './card';
import { chosenImage } from './category-icon';
import { categoryPictures } from './category-picture';

const LIMITS = { categories: 4, products: 6 };

/** Suggests categories and products for a search text. Returns none for an empty text. */
export async function suggest(
  { db, catalog }: Ports,
  text: string,
  locale: ContentLocale,
): Promise<Suggestion> {
  if (!text) return { categories: [], products: [] };
  const live = await catalog.current();
  const { categoryIds, productIds } = await live.search.suggest(text, LIMITS);
  const [cards, pictures] = await Promise.all([
    listCards({ db, cards: live.cards }, productIds, locale),
    categoryPictures(db, live),
  ]);
  return {
    categories: categoryIds.flatMap((id) => {
      const path = categoryPath(live.taxonomy, id);
      const [top] = path;
      const category = path.at(-1);
      if (!category || !top) return [];
      return [
        {
          ...toCrumb(category, top.icon, locale),
          image: chosenImage(category) ?? pictures.get(id),
        },
      ];
    }),
    products: cards.map(toSuggested),
  };
}

function toCrumb({ id, slug, name }: Category, icon: string, locale: ContentLocale) {
  return { id, slug, name: textIn(name, locale), icon };
}

function toSuggested(card: ProductCard): Suggestion['products'][number] {
  return {
    id: card.id,
    slug: card.slug,
    name: card.name,
    image: card.images[0]?.image ?? null,
    price: card.price,
    discounted_price: card.discounted_price,
  };
}
