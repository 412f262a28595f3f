import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import messagesOfPages from '@/lib/i18n/client-messages.json';
import { generated } from '@/scripts/generate/generated';
import { parseSourceFile } from '@/scripts/generate/source-file';
import { spokenKeys } from '@/scripts/generate/spoken-keys';

test('the generated files match their sources (B-43)', () => {
  const stale = Object.entries(generated())
    .filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
    .map(([path]) => path);

  expect(stale, 'Stale generated files. Run `npm run generate` and commit the result.').toEqual([]);
});

test('every page or layout provides the messages that its components use', () => {
  const { layout: _, ...owners } = messagesOfPages;
  for (const owner of Object.keys(owners)) {
    const files = ['layout.tsx', 'page.tsx']
      .map((name) => join('app/[locale]', owner, name))
      .filter((path) => existsSync(path));
    const texts = files.map((path) => readFileSync(path, 'utf8'));
    expect(texts.join(), owner).toMatch(/return \(\s*<PageMessages page="[^"]+">/);
    expect(texts.join(), owner).toContain(`<PageMessages page="${owner}">`);
  }
});

const keys = [
  'cart.add',
  'cart.empty.text',
  'cart.empty.title',
  'cart.sort.new',
  'cart.sort.old',
  'liked.add',
  'liked.count',
];

test.each([
  ["const t = useTranslations('cart'); t('add')", ['cart.add']],
  ["const t = useTranslations('cart.empty'); t('title', { name })", ['cart.empty.title']],
  ["const t = useTranslations(); t.rich('liked.count', { b })", ['liked.count']],
  ["useTranslations('liked')('add')", ['liked.add']],
  ["const t = useTranslations('cart'); t(isOn ? 'add' : 'empty.text')", [keys[0], keys[1]]],
  [`const t = useTranslations('cart'); t(\`sort.\${order}\`)`, ['cart.sort.new', 'cart.sort.old']],
  [`const t = useTranslations('cart'); t(\`\${part}.title\`)`, ['cart.empty.title']],
  ["const names = ['add']; const t = useTranslations('cart'); t(names[0])", ['cart.add']],
  ["const t = useTranslations('liked'); t(name)", ['liked.add', 'liked.count']],
  ["const t = useTranslations(noun); use('liked'); t('add')", ['liked.add']],
  ["const other = useWords('cart'); other('add')", []],
])('the code "%s" needs the messages %j', (text, needed) => {
  expect(spokenKeys(parseSourceFile('components/cart/x.tsx', text), keys)).toEqual(needed);
});

const lazyBy = (file: string) =>
  `import { lazy } from '@/lib/i18n/${file}'; const Part = lazy(() => import('./icon'));`;

test.each([
  ["import { Icon } from '@/components/ui/display/icon';", ['components/ui/display/icon.tsx']],
  ["import { Icon } from './icon';", ['components/ui/display/icon.tsx']],
  ["import type { Icon } from './icon';", []],
  ["import { type Icon } from './icon';", []],
  ["const load = () => import('./icon');", []],
  [lazyBy('lazy-with-messages'), ['lib/i18n/lazy-with-messages.tsx']],
  [lazyBy('lazy-component'), ['lib/i18n/lazy-component.tsx', 'components/ui/display/icon.tsx']],
  ["import { useState } from 'react'; import './icon.module.css';", []],
])('a file with "%s" includes the messages of %j', (text, files) => {
  expect(parseSourceFile('components/ui/display/x.tsx', text).imports).toEqual(files);
});
