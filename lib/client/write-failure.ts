import { useTranslations } from 'next-intl';
import { toWait } from '@/lib/domain/time/retry-after';
import { ApiError, detailOf, isOutcomeUnknown } from '@/lib/http/errors';

/**
 * Returns a function that explains a failed write to the shopper. The second argument, `refused`,
 * is the text for a rejection without a reason.
 */
export function useWriteFailure(): (error: Error, refused: string) => string {
  const t = useTranslations('errors.write');

  function tooMany({ detail, retryAfter }: ApiError): string {
    const reason = detail || t('tooMany');
    if (retryAfter === null) return detail || `${reason} ${t('later')}`;
    // A reason that contains a number already states the wait time.
    if (/\d/.test(reason)) return reason;
    return `${reason.replace(/[.!]?$/, '.')} ${t('again', toWait(retryAfter))}`;
  }

  return (error, refused) => {
    if (error instanceof ApiError && error.kind === 'too-many') return tooMany(error);
    if (error instanceof ApiError && error.kind === 'no-cookies') return t('noCookies');
    return isOutcomeUnknown(error) ? t('unknown') : detailOf(error) || refused;
  };
}
