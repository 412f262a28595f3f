import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/lib/constants';
import catalogShapes from '@/lib/contract/shapes/catalog.json';
import siteShapes from '@/lib/contract/shapes/site.json';
import { contentLocale } from '@/lib/domain/routing/locale-path';
import { caller } from './call';

const call = caller<'catalog' | 'site'>({ ...catalogShapes, ...siteShapes });

export const categoriesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['categories', locale],
    queryFn: ({ signal }) => call('catalog.categories', {}, { locale, signal }),
    select: ({ results }) => results,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const settingsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['settings', locale],
    queryFn: ({ signal }) => call('site.settings', {}, { locale, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * Loads whether the shop sends SMS about orders. If it does, shoppers can agree to receive them.
 */
export const orderSmsQuery = (locale: Locale) =>
  queryOptions({
    ...settingsQuery(locale),
    select: (settings) => settings.order_sms === true,
  });

export const popularSearchesQuery = (locale: Locale) =>
  queryOptions({
    ...settingsQuery(locale),
    select: (settings) => settings.popular_searches?.[contentLocale(locale)],
  });
