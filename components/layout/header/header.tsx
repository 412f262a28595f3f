import { useTranslations } from 'next-intl';
import { CatalogMenu } from '@/components/layout/menus/catalog-menu';
import { MenuButton } from '@/components/layout/menus/menu-button';
import { SearchBox } from '@/components/search/search-box';
import { TestModeNotice } from '@/components/site/test-mode-notice';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/display/icon';
import styles from './header.module.css';
import { HeaderActions } from './header-actions';
import { HeaderTopMenu } from './header-top-menu';
import { LanguageSwitcher } from './language-switcher';
import { Logo } from './logo';
import { StickyHeader } from './sticky-header';

type Props = { name: string; phone: string | undefined; isTestMode: boolean };

export function Header({ name, phone, isTestMode }: Props) {
  const t = useTranslations('header');
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <Container className={styles.topRow}>
          <HeaderTopMenu />
          <div className={styles.topEnd}>
            {isTestMode && <TestModeNotice />}
            {phone ? (
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.phone}>
                <Icon name="phone" size={16} />
                {phone}
              </a>
            ) : null}
            <LanguageSwitcher size="full" />
          </div>
        </Container>
      </div>
      <StickyHeader>
        <Container className={styles.row}>
          <div className={styles.menu}>
            <MenuButton />
          </div>
          <Logo name={name} label={t('home')} />
          <CatalogMenu />
          <div className={styles.search}>
            <SearchBox />
          </div>
          <HeaderActions />
          <div className={styles.language}>
            {isTestMode && <TestModeNotice />}
            <LanguageSwitcher size="short" />
          </div>
        </Container>
      </StickyHeader>
    </header>
  );
}
