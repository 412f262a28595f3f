import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Contact } from '@/lib/contract/site';
import { mapLink } from '@/lib/domain/map-link';
import { activeByPosition } from '@/lib/domain/position';
import styles from './contact-list.module.css';
import { SocialLinks } from './social-links';

export function ContactList({ contact }: { contact: Contact }) {
  const t = useTranslations('contacts');
  const { map, telegram_bot: bot } = contact;

  return (
    <div className={styles.groups}>
      <section>
        <h2>{t('phones')}</h2>
        <ul>
          {activeByPosition(contact.phone_number).map(({ value }) => (
            <li key={value}>
              <a href={`tel:${value.replace(/[^+\d]/g, '')}`}>{value}</a>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('emails')}</h2>
        <ul>
          {activeByPosition(contact.email).map(({ value }) => (
            <li key={value}>
              <a href={`mailto:${value}`}>{value}</a>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('addresses')}</h2>
        <ul>
          {activeByPosition(contact.address).map(({ value }) => (
            <li key={value}>{value}</li>
          ))}
        </ul>
        {map && (
          <a href={mapLink(map)} target="_blank" rel="noopener">
            <Icon name="pin" size={16} />
            {t('onMap')}
          </a>
        )}
      </section>
      <section>
        <h2>{t('hours')}</h2>
        <dl>
          {activeByPosition(contact.work_time).map(({ days, value }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <SocialLinks title={t('socials')} links={contact.social} />
        {/^https:/.test(bot) && (
          <a href={bot} target="_blank" rel="noopener">
            {t('bot')}
          </a>
        )}
      </section>
    </div>
  );
}
