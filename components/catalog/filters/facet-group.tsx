import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import styles from './facet-group.module.css';

type Props<Option> = { title: string; isOpen?: boolean } & (
  | { options?: undefined; children: ReactNode }
  | { options: Option[]; children: (option: Option) => ReactNode }
);

const SHOWN_FIRST = 6;

export function FacetGroup<Option>({ title, isOpen = true, options, children }: Props<Option>) {
  const t = useTranslations('catalog');
  if (options?.length === 0) return null;
  const rest = options?.slice(SHOWN_FIRST) ?? [];

  return (
    <Disclosure title={<h2>{title}</h2>} isOpen={isOpen} className={styles.group}>
      <fieldset className={styles.fields} aria-label={title}>
        {options ? options.slice(0, SHOWN_FIRST).map(children) : children}
        {rest.length > 0 && (
          <details className={styles.rest}>
            <summary>{t('moreOptions', { count: rest.length })}</summary>
            {options && rest.map(children)}
          </details>
        )}
      </fieldset>
    </Disclosure>
  );
}
