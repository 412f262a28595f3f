import type { Taxonomy } from '@/api/catalog/live/taxonomy';
import type { Text } from '@/api/db/schema/column';
import { textIn } from '@/api/shared/locale';
import type { ContentLocale } from '@/lib/constants';
import type { ShortProduct } from '@/lib/contract/product';
import { fold } from '@/lib/domain/text/fold';

type Option = ShortProduct['attributes'][number];

/** Lists the options that distinguish the variants, colors first. */
export function optionsOf(
  variants: { options: Record<string, number> }[],
  taxonomy: Taxonomy,
  locale: ContentLocale,
): Option[] {
  const valuesOf = new Map<number, Set<number>>();
  for (const { options } of variants) {
    for (const [attribute, value] of Object.entries(options)) {
      const id = Number(attribute);
      valuesOf.set(id, (valuesOf.get(id) ?? new Set()).add(value));
    }
  }
  return [...valuesOf]
    .flatMap(([id, values]) => toOption(id, values, taxonomy, locale) ?? [])
    .sort((a, b) => Number(b.kind === 'colour') - Number(a.kind === 'colour') || a.id - b.id);
}

function toOption(
  id: number,
  values: Set<number>,
  taxonomy: Taxonomy,
  locale: ContentLocale,
): Option | null {
  const attribute = taxonomy.attributes.get(id);
  if (!attribute) return null;
  return {
    id,
    name: textIn(attribute.name, locale),
    kind: attribute.kind,
    is_size: isSize(attribute.name),
    values: [...values].flatMap((valueId) => {
      const value = taxonomy.values.get(valueId);
      return value ? { id: valueId, value: textIn(value.value, locale), colour: value.colour } : [];
    }),
  };
}

/** Recognizes "Oʻlcham" and "Размер" in any script, even if a unit follows. */
function isSize(name: Text): boolean {
  return isNamed(name, /^(?:olcham|razmer)/);
}

/** Recognizes "Kafolat" and "Гарантия" in any script, even if more words follow. */
export function isWarranty(name: Text): boolean {
  return isNamed(name, /^(?:kafolat|garanti)/);
}

function isNamed({ uz, ru }: Text, pattern: RegExp): boolean {
  return [uz, ru].some((name) => pattern.test(fold(name)));
}
