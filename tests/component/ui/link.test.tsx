import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Link } from '@/components/ui/link';
import { renderAt } from '@/tests/support/render';

afterEach(() => vi.unstubAllGlobals());

function pointAtLink(connection?: { saveData?: boolean; effectiveType?: string }) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));
  const { router } = renderAt(<Link href="/products">all</Link>, { url: '/ru', locale: 'ru' });
  fireEvent.mouseEnter(screen.getByRole('link', { name: 'all' }));
  fireEvent.mouseEnter(screen.getByRole('link', { name: 'all' }));
  return router;
}

test('a page is fetched ahead once, when its link is pointed at', () => {
  const router = pointAtLink({ effectiveType: '4g' });
  expect(router.prefetch.mock.calls.map(([href]) => href)).toEqual(['/ru/products']);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead with %o (S9-11)',
  (connection) => {
    expect(pointAtLink(connection).prefetch).not.toHaveBeenCalled();
  },
);

test('a browser that tells nothing of its connection fetches ahead', () => {
  expect(pointAtLink().prefetch).toHaveBeenCalledOnce();
});
