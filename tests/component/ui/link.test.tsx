import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/lib/constants';
import { renderAt } from '@/tests/support/component/render';

test.each([
  ['uz', '/products?menu=phones', '/products?menu=phones'],
  ['ru', '/products?menu=phones', '/ru/products?menu=phones'],
  ['ru', '/', '/ru'],
  ['ru', '/?view=a-1', '/ru?view=a-1'],
  ['ru', 'tel:+998712007007', 'tel:+998712007007'],
  ['ru', 'https://t.me/chorsu_uz', 'https://t.me/chorsu_uz'],
] satisfies [Locale, string, string][])('in %s, a link to %s points to %s', (locale, href, to) => {
  renderAt(<Link href={href}>there</Link>, { locale });
  expect(screen.getByRole('link', { name: 'there' }).getAttribute('href')).toBe(to);
});
