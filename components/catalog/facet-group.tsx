import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './facet-group.module.css';

type Props<Option> =
  | { title?: string; options?: undefined; children: ReactNode }
  | { title: string; options: Option[]; children: (option: Option) => ReactNode };

const SHOWN_FIRST = 6;

/** One heading with its fields; of a long list of options the rest opens on demand. */
export function FacetGroup<Option>({ title, options, children }: Props<Option>) {
  const t = useTranslations('catalog');
  if (options?.length === 0) return null;
  const rest = options?.slice(SHOWN_FIRST) ?? [];

  return (
    <fieldset className={styles.group}>
      {title && <legend>{title}</legend>}
      {options ? options.slice(0, SHOWN_FIRST).map(children) : children}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{t('moreOptions', { count: rest.length })}</summary>
          {options && rest.map(children)}
        </details>
      )}
    </fieldset>
  );
}
