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
    const former = known[name];
    const isNested = typeof former === 'object' && typeof part === 'object';
    both[name] = isNested ? merged(former, part) : part;
  }
  return both;
}
