import { useLocale } from 'next-intl';
import type { Crumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { localePath } from '@/lib/domain/routing/locale-path';
import { breadcrumbLd } from '@/lib/server/json-ld';

type Props = {
  trail: Crumb[];
  path: string;
};

export function TrailLd({ trail, path }: Props) {
  const locale = useLocale();
  const steps = trail.map(({ name, href = path }) => ({
    name,
    href: localePath(locale, href),
  }));
  return <JsonLd data={breadcrumbLd(steps)} />;
}
