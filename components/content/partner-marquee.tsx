'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/display/picture';
import type { Partner } from '@/lib/contract/content';
import { mediaUrl } from '@/lib/http/url';
import styles from './partner-marquee.module.css';

/**
 * Two copies of the list form an endless band. Screen readers get only the first. The names are
 * rendered because not every logo contains one.
 */
export function PartnerMarquee({ partners }: { partners: Partner[] }) {
  const t = useTranslations('about');
  const [isPaused, setPaused] = useState(false);

  return (
    <div className={styles.marquee} data-paused={isPaused || undefined}>
      <div className={styles.band}>
        {[false, true].map((isCopy) => (
          <ul key={String(isCopy)} className={styles.run} aria-hidden={isCopy} inert={isCopy}>
            {partners.map(({ id, name, image, link }) => (
              <li key={id}>
                <a href={link || undefined} target="_blank" rel="noopener nofollow">
                  <Picture
                    src={mediaUrl(image)}
                    alt=""
                    width={160}
                    height={80}
                    widths={[176, 352]}
                    sizes="(min-width: 768px) 160px, 128px"
                  />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </div>
      <Button
        kind="ghost"
        size="small"
        className={styles.button}
        icon={isPaused ? 'play' : 'pause'}
        onClick={() => setPaused(!isPaused)}
      >
        {isPaused ? t('play') : t('pause')}
      </Button>
    </div>
  );
}
