import { useTranslations } from 'next-intl';

type Fault = { message?: string | undefined } | undefined;

/** The message of a field's error: a key of `validation`, or the shop's own text. */
export function useFault(): (fault: Fault) => string | undefined {
  const t = useTranslations('validation');
  return (fault) => {
    const said = fault?.message;
    const isKey = said !== undefined && t.has(said as Parameters<typeof t.has>[0]);
    return isKey ? t(said as Parameters<typeof t>[0]) : said;
  };
}
