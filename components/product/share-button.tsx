'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

/** Uses the share sheet of the system, or copies the address. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations('product');

  async function share() {
    const url = window.location.href;
    if (navigator.share) {
      // Closing the share sheet is not an error.
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
