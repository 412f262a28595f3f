'use client';

import {
  type AbstractIntlMessages,
  NextIntlClientProvider,
  useLocale,
  useMessages,
} from 'next-intl';
import type { ReactNode } from 'react';

/** Adds the messages of a page to those of the frame. */
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
    const before = known[name];
    both[name] =
      typeof before === 'object' && typeof own === 'object' ? { ...before, ...own } : own;
  }

  return (
    <NextIntlClientProvider locale={useLocale()} messages={both}>
      {children}
    </NextIntlClientProvider>
  );
}
