import { expect, test } from 'vitest';
import { firstLoadMessages, pageMessages } from '@/lib/i18n/client-messages';
import ru from '@/messages/ru.json';
import uz from '@/messages/uz.json';

test('selects the messages of the layout and of a page in each language', () => {
  expect(firstLoadMessages(uz).account?.signIn).toBe(uz.account.signIn);
  expect(firstLoadMessages(ru).account?.signIn).toBe(ru.account.signIn);
  expect(pageMessages(uz, '/products').catalog?.filters).toBe(uz.catalog.filters);
  expect(firstLoadMessages(uz).catalog).toBeUndefined();
});

test('selects the messages of a language only once', () => {
  expect(firstLoadMessages(uz)).toBe(firstLoadMessages(uz));
  expect(pageMessages(ru, '/products')).toBe(pageMessages(ru, '/products'));
});
