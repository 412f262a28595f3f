import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MoreMessages } from '@/components/layout/start/more-messages';
import { type PageWithMessages, pageMessages } from '@/lib/i18n/client-messages';

type Props = { page: PageWithMessages; children: ReactNode };

export async function PageMessages({ page, children }: Props) {
  return <MoreMessages more={pageMessages(await getMessages(), page)}>{children}</MoreMessages>;
}
