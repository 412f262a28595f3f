'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

/** The system's share sheet where there is one, otherwise the address is copied. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations('product');

  async function share() {
    const url = window.location.href;
    if (navigator.share) {
      // Closing the sheet is no failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url);
    toast(t('linkCopied'));
  }

  return (
    <Button kind="ghost" icon="share" onClick={share}>
      {t('share')}
    </Button>
  );
}
