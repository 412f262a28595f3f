import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactList } from '@/components/content/contact-list';
import { Container } from '@/components/ui/container';
import { pageMetadata } from '@/lib/server/metadata';
import { getContact } from '@/lib/server/site';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contacts');
  return pageMetadata({ title: t('title'), description: t('lead'), path: '/info/contacts' });
}

export default async function ContactsPage() {
  const [t, contact] = await Promise.all([getTranslations('contacts'), getContact()]);

  return (
    <Container page>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <ContactList contact={contact} />
    </Container>
  );
}
