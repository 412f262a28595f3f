import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SeedCategory, SeedProduct, Text } from '@/api/demo/seed/department';

const folder = join(process.cwd(), 'api/demo/seed/catalog');

/** Returns every department that the files of the seed catalog export. */
export async function exportedDepartments(): Promise<object[]> {
  const modules = await Promise.all(
    readdirSync(folder).map(
      (file): Promise<Record<string, unknown>> => import(/* @vite-ignore */ join(folder, file)),
    ),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter(
      (value): value is object => value instanceof Object && 'tint' in value && 'products' in value,
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

/** Returns the keys of a product's filters and options, but not color and brand. */
export function attributeKeysOf({ filters, options }: SeedProduct): string[] {
  return [...Object.keys(filters ?? {}), ...(options ?? []).map(({ attribute }) => attribute)];
}

/** Returns the name, short text and description of a product, without attribute and spec values. */
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

/** Returns the values that occur more than once. */
export function repeatedIn(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
