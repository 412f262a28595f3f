import { NextIntlClientProvider } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { withProgress } from '@/lib/navigation/navigation-events';
import { pageLocale } from './language-choice';
import { lazyComponent } from './lazy-component';
import { loadMessages } from './load-messages';

/**
 * Loads a component together with all messages, because a page's HTML contains only the messages
 * that its first load needs (lib/i18n/client-messages).
 */
export function lazyWithMessages<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading: () => ReactNode = () => null,
): ComponentType<Props> {
  return lazyComponent(() => withMessages(load), loading);
}

async function withMessages<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const locale = pageLocale();
  const [Part, messages] = await withProgress(Promise.all([load(), loadMessages(locale)]));

  return (props: Props) => (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <Part {...props} />
    </NextIntlClientProvider>
  );
}
