import type { ListFilters } from '@/lib/domain/list-url';

/** What the filter form carries along unchanged; the sorting's own select stands elsewhere. */
export function HiddenFields({ filters }: { filters: ListFilters }) {
  const { search, menu, collection, sale } = filters;
  const kept = Object.entries({ search, menu, collection, sale });

  return kept.map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
