import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button-style';
import { Link } from '@/components/ui/link';
import type { Banner } from '@/lib/contract/catalog';
import { mediaUrl } from '@/lib/http/url';
import { optimizedUrl, sourceSet } from '@/lib/next/addresses';
import styles from './banner-slide.module.css';

type Props = { banner: Banner; isFirst: boolean; saveData: boolean };

/**
 * A slide of the banner. The first slide's image is the page's largest contentful paint.
 */
export function BannerSlide({ banner, isFirst, saveData }: Props) {
  const t = useTranslations('home');
  const [wide, narrow] = [mediaUrl(banner.image), mediaUrl(banner.image_mobile)];

  return (
    <div className={styles.slide} data-light>
      <picture>
        <source
          media="(max-width: 575px)"
          srcSet={sourceSet(narrow, saveData ? [480] : [480, 720])}
          sizes="calc(100vw - 32px)"
        />
        <img
          className={styles.picture}
          src={optimizedUrl(wide, 1440)}
          srcSet={sourceSet(wide, saveData ? [720] : [720, 1440, 2464])}
          sizes="(min-width: 1488px) 1440px, calc(100vw - 48px)"
          alt=""
          width={1232}
          height={296}
          loading={isFirst ? 'eager' : 'lazy'}
          {...(isFirst && { fetchPriority: 'high' })}
        />
      </picture>
      <div className={styles.text}>
        <p className={styles.eyebrow}>{banner.eyebrow}</p>
        <h2 className={styles.title}>{banner.title}</h2>
        <p className={styles.more}>{banner.text}</p>
        <Link href={banner.link} className={buttonStyle({})}>
          <span className={styles.wide}>{banner.button}</span>
          <span className={styles.narrow}>{t('choose')}</span>
        </Link>
      </div>
    </div>
  );
}
