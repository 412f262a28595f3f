'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { clearMessage } from '@/components/ui/feedback/lasting-messages';
import { toast } from '@/components/ui/feedback/toast';

export const SHARE_MESSAGE_AREA = 'share';

export function ShareButton({ title }: { title: string }) {
  const t = useTranslations('product');

  async function share() {
    clearMessage(SHARE_MESSAGE_AREA);
    const url = window.location.href;
    if (await isShared({ title, url })) return;
    if (await isCopied(url)) toast(t('linkCopied'));
    else toast(t('linkNotCopied', { url }), { kind: 'error', area: SHARE_MESSAGE_AREA });
  }

  return (
    <Button kind="ghost" icon="share" onClick={share}>
      {t('share')}
    </Button>
  );
}

async function isShared(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/**
 * Copies text and returns whether that succeeded. Browsers have no clipboard over plain HTTP, and
 * may deny access to it over HTTPS.
 */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
