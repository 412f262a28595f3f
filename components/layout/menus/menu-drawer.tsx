import { useTranslations } from 'next-intl';
import { LanguageLinks } from '@/components/layout/header/language-links';
import { Icon } from '@/components/ui/display/icon';
import { Link } from '@/components/ui/link';
import { Drawer } from '@/components/ui/overlay/drawer';
import { headerLinks } from '@/lib/domain/routing/menu-link';
import styles from './menu-drawer.module.css';

type Props = { isOpen: boolean; onClose: () => void; phone: string | undefined };

export function MenuDrawer({ isOpen, onClose, phone }: Props) {
  const t = useTranslations();
  return (
    <Drawer
      kind="left"
      isOpen={isOpen}
      onClose={onClose}
      title={t('header.menu')}
      closeLabel={t('actions.close')}
    >
      <nav aria-label={t('header.topMenu')}>
        {headerLinks.map(({ href, key }) => (
          <Link key={key} href={href} className={styles.link} onClick={onClose}>
            {t(`header.${key}`)}
          </Link>
        ))}
      </nav>
      {phone ? (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.phone}>
          <Icon name="phone" size={20} />
          {phone}
        </a>
      ) : null}
      <h3 className={styles.heading}>{t('menu.language')}</h3>
      <div className={styles.languages}>
        <LanguageLinks className={styles.language} />
      </div>
    </Drawer>
  );
}
