import type { Locale } from '@/lib/constants';
import type { Sent } from '@/lib/contract/contract';
import shapes from '@/lib/contract/shapes/product.json';
import { caller } from './call';

const call = caller<'product'>(shapes);

export function listProducts(query: NonNullable<Sent<'product.list'>['query']>, locale: Locale) {
  return call('product.list', { query }, { locale });
}
