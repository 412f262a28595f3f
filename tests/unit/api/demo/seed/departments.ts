import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeedCategory, SeedProduct, Text } from '@/api/demo/seed/department';

const folder = join(process.cwd(), 'api/demo/seed/catalog');

/** Names of the departments that the files of the catalogue export. */
export function writtenDepartments(): string[] {
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return sources.flatMap(
    (source) => /export const (\w+): SeedDepartment\b/.exec(source)?.[1] ?? [],
  );
}

export function leavesOf(category: SeedCategory): SeedCategory[] {
  return category.children ? category.children.flatMap(leavesOf) : [category];
}

export function categoriesOf(category: SeedCategory): SeedCategory[] {
  return [category, ...(category.children ?? []).flatMap(categoriesOf)];
}

export function depthsOf(category: SeedCategory, depth = 1): number[] {
  return category.children
    ? category.children.flatMap((child) => depthsOf(child, depth + 1))
    : [depth];
}

/** Keys of everything that a shopper can choose or filter by, but for colour and brand. */
export function attributeKeysOf({ filters, options }: SeedProduct): string[] {
  return [...Object.keys(filters ?? {}), ...(options ?? []).map(({ attribute }) => attribute)];
}

/** Texts that are sentences or names, never bare values such as 'USB-C'. */
export function wordsOf({ name, short, description }: SeedProduct): Text[] {
  return [name, short, description];
}

export function valuesOf({ filters, options, specs }: SeedProduct): Text[] {
  return [
    ...Object.values(filters ?? {}),
    ...(options ?? []).flatMap(({ values }) => values.map(({ text }) => text)),
    ...specs.flatMap(({ name, value }) => [name, value]),
  ];
}

/** Those that occur more than once. */
export function repeatedIn(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
