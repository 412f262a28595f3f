import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import GlobalError from '@/app/global-error';
import config from '@/next.config';
import { messagesOf } from '@/tests/support/messages';

// The build replaces these names with constants, so the test defines them as globals.
beforeEach(() => {
  for (const [name, text] of Object.entries(config.compiler?.define ?? {})) {
    vi.stubGlobal(name, text);
  }
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['/', 'uz', '/'],
  ['/products', 'uz', '/'],
  ['/ru', 'ru', '/ru'],
  ['/ru/products', 'ru', '/ru'],
  ['/rus', 'uz', '/'],
  ['/xx/products', 'uz', '/'],
] as const)(
  'shows the error on the page %s in %s and links to %s (S2-102)',
  (pathname, locale, home) => {
    vi.stubGlobal('location', { pathname });
    const { server: words } = messagesOf(locale);
    const html = renderToStaticMarkup(createElement(GlobalError, { error: new Error() }));
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(`>${words.fatal.title}</h1>`);
    expect(html).toMatch(new RegExp(`<a href="${home}"[^>]*>${words.home}</a>`));
  },
);

test('shows the error in the default language when the address is unknown', () => {
  const html = renderToStaticMarkup(createElement(GlobalError, { error: new Error() }));
  expect(html).toContain('<html lang="uz">');
});
