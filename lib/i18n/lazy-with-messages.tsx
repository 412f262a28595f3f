import { NextIntlClientProvider } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { withProgress } from '@/lib/navigation/navigation-events';
import { lazyComponent } from './lazy-component';
import { pageLocale } from './page-locale';

const catalogues = {
  uz: () => import('@/messages/uz.json'),
  ru: () => import('@/messages/ru.json'),
};

/** A page's HTML holds only the messages of its first load (lib/i18n/client-messages). */
export function lazyWithMessages<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: () => ReactNode = () => null,
): ComponentType<Props> {
  return lazyComponent(() => withMessages(load), loading);
}

export function loadMessages() {
  return catalogues[pageLocale()]();
}

async function withMessages<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const [Part, { default: messages }] = await withProgress(Promise.all([load(), loadMessages()]));
  const locale = pageLocale();

  return (props: Props) => (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <Part {...props} />
    </NextIntlClientProvider>
  );
}
