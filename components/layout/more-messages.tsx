'use client';

import {
  type AbstractIntlMessages,
  NextIntlClientProvider,
  useLocale,
  useMessages,
} from 'next-intl';
import type { ReactNode } from 'react';

/** Messages of one page beside those of the frame. */
export function MoreMessages({
  more,
  children,
}: {
  more: AbstractIntlMessages;
  children: ReactNode;
}) {
  const known: AbstractIntlMessages = useMessages();
  const both: AbstractIntlMessages = { ...known };
  for (const [name, own] of Object.entries(more)) {
    const kept = known[name];
    both[name] = typeof kept === 'object' && typeof own === 'object' ? { ...kept, ...own } : own;
  }

  return (
    <NextIntlClientProvider locale={useLocale()} messages={both}>
      {children}
    </NextIntlClientProvider>
  );
}
