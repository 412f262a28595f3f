'use client';

import {
  type AbstractIntlMessages,
  NextIntlClientProvider,
  useLocale,
  useMessages,
} from 'next-intl';
import type { ReactNode } from 'react';

export function MoreMessages({
  more,
  children,
}: {
  more: AbstractIntlMessages;
  children: ReactNode;
}) {
  return (
    <NextIntlClientProvider locale={useLocale()} messages={merged(useMessages(), more)}>
      {children}
    </NextIntlClientProvider>
  );
}

function merged(known: AbstractIntlMessages, more: AbstractIntlMessages): AbstractIntlMessages {
  const both = { ...known };
  for (const [name, part] of Object.entries(more)) {
    const current = known[name];
    const isNested = typeof current === 'object' && typeof part === 'object';
    both[name] = isNested ? merged(current, part) : part;
  }
  return both;
}
