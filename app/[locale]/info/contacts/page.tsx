import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactList } from '@/components/content/contact-list';
import { InfoFrame } from '@/components/content/info-frame';
import { pageMetadata } from '@/lib/server/metadata';
import { getContact } from '@/lib/server/site';

const PATH = '/info/contacts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contacts');
  return pageMetadata({ title: t('title'), description: t('lead'), path: PATH });
}

export default async function ContactsPage() {
  const [t, contact] = await Promise.all([getTranslations('contacts'), getContact()]);

  return (
    <InfoFrame title={t('title')} lead={t('lead')} path={PATH}>
      <ContactList contact={contact} />
    </InfoFrame>
  );
}
