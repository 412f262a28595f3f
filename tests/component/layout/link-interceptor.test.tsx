import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LinkInterceptor } from '@/components/layout/start/link-interceptor';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { renderAt } from '@/tests/support/component/render';

afterEach(() => vi.unstubAllGlobals());

const mouse = { pointerType: 'mouse' };

type Connection = { saveData?: boolean; effectiveType?: string };

function show(content = <Link href="/products">there</Link>, connection?: Connection) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));
  const { router } = renderAt(
    <>
      <LinkInterceptor />
      {content}
    </>,
    { url: '/ru', locale: 'ru' },
  );
  return { router, link: screen.getByText('there') };
}

test('navigates with the router when a link is clicked', () => {
  const { router, link } = show();
  expect(fireEvent.click(link)).toBe(false);
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/ru/products', { scroll: true });
});

test('does not scroll to the top for a link with `scroll={false}`', () => {
  const { router, link } = show(
    <Link href="/products?page=2" scroll={false}>
      <b>there</b>
    </Link>,
  );
  fireEvent.click(link);
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/ru/products?page=2', { scroll: false });
});

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with the middle button', { button: 1 }],
  ['with Shift', { shiftKey: true }],
])('lets the browser handle a click %s', (_, how) => {
  const { router, link } = show();
  fireEvent.click(link, how);
  expect(router.push).not.toHaveBeenCalled();
});

test.each([
  ['another site', { href: 'https://t.me/chorsu_uz' }],
  ['a new tab', { href: '/ru/about', target: '_blank' }],
  ['another language', { href: '/about', hrefLang: 'uz' }],
  ['a file', { href: '/media/offer.pdf' }],
  ['an anchor on this page', { href: '#reviews' }],
])('lets the browser follow a link to %s', (_, attributes) => {
  const { router, link } = show(<a {...attributes}>there</a>);
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  expect(router.push).not.toHaveBeenCalled();
});

test('follows a link with the role "option", but ignores a link button', () => {
  const option = show(
    <Link href="/about" role="option" aria-selected={false}>
      there
    </Link>,
  );
  fireEvent.click(option.link);
  expect(option.router.push).toHaveBeenCalledOnce();
  cleanup();

  const opener = show(
    <LinkButton href="/products" onPress={() => {}}>
      there
    </LinkButton>,
    { effectiveType: '4g' },
  );
  fireEvent.pointerOver(opener.link, mouse);
  fireEvent.click(opener.link);
  expect(opener.router.prefetch).not.toHaveBeenCalled();
  expect(opener.router.push).not.toHaveBeenCalled();
});

test('does not follow a link whose own click handler prevents the default action', () => {
  const { router, link } = show(
    <Link href="/products" onClick={(event) => event.preventDefault()}>
      there
    </Link>,
  );
  fireEvent.click(link);
  expect(router.push).not.toHaveBeenCalled();
});

test.each(['3g', '4g'])(
  'prefetches a page once when a mouse points at its link on %s (S9-11)',
  (type) => {
    const { router, link } = show(undefined, { effectiveType: type });
    fireEvent.pointerOver(link, mouse);
    fireEvent.pointerOver(link, mouse);
    expect(router.prefetch.mock.calls.map(([href]) => href)).toEqual(['/ru/products']);
  },
);

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'prefetches nothing when the connection is %o (S9-11)',
  (connection) => {
    const { router, link } = show(undefined, connection);
    fireEvent.pointerOver(link, mouse);
    expect(router.prefetch).not.toHaveBeenCalled();
  },
);

test('prefetches in a browser without connection information', () => {
  const { router, link } = show();
  fireEvent.pointerOver(link, mouse);
  expect(router.prefetch).toHaveBeenCalledOnce();
});

test('does not prefetch a tapped link, because prefetching would delay the page', () => {
  const { router, link } = show();
  fireEvent.pointerOver(link, { pointerType: 'touch' });
  fireEvent.touchStart(link);
  fireEvent.mouseOver(link);
  expect(router.prefetch).not.toHaveBeenCalled();
});
