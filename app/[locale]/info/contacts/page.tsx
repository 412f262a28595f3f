import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactList } from '@/components/content/contact-list';
import { InfoFrame } from '@/components/content/info-frame';
import { PageMessages } from '@/components/layout/page-messages';
import { JsonLd } from '@/components/ui/json-ld';
import { hasContacts } from '@/lib/domain/place/contacts';
import { listBranches } from '@/lib/server/content';
import { branchesLd } from '@/lib/server/json-ld';
import { pageMetadata } from '@/lib/server/metadata';
import { getContact } from '@/lib/server/site';

const PATH = '/info/contacts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contacts');
  return pageMetadata({ title: t('title'), description: t('lead'), path: PATH });
}

export default async function ContactsPage() {
  const [t, info, contact, branches] = await Promise.all([
    getTranslations('contacts'),
    getTranslations('info'),
    getContact(),
    listBranches(),
  ]);

  return (
    <PageMessages page="/info/contacts">
      <InfoFrame
        title={t('title')}
        lead={hasContacts(contact) ? t('lead') : info('nothing')}
        path={PATH}
      >
        {branches.length > 0 && <JsonLd data={branchesLd(branches)} />}
        <ContactList contact={contact} />
      </InfoFrame>
    </PageMessages>
  );
}
