import type { ListFilters } from '@/lib/domain/routing/list-url';

export function HiddenFields({ filters }: { filters: ListFilters }) {
  const { search, menu, collection, sale } = filters;
  const fields = Object.entries({ search, menu, collection, sale });

  return fields.map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
