import { useTranslations } from 'next-intl';

type Fault = { message?: string | undefined } | undefined;

/**
 * Returns a function that translates a field error: a key of `validation`, or the API's own text.
 */
export function useFault(): (fault: Fault) => string | undefined {
  const t = useTranslations('validation');
  return (fault) => {
    const message = fault?.message;
    const isKey = message !== undefined && t.has(message as Parameters<typeof t.has>[0]);
    return isKey ? t(message as Parameters<typeof t>[0]) : message;
  };
}
