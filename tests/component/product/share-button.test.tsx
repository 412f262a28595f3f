import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ShareButton } from '@/components/product/actions/share-button';
import { currentToasts, dismissToast } from '@/components/ui/feedback/toast';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';
import { stubNavigator } from '@/tests/support/navigator';

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));

test.each([
  ['copies the address', { writeText: () => Promise.resolve() }, 'copied'],
  ['shows the address over plain HTTP, which has no clipboard', undefined, 'shown'],
  ['shows the address if the browser blocks the clipboard', { writeText: refuse }, 'shown'],
])('without a share sheet, %s', async (_what, clipboard, outcome) => {
  stubNavigator('clipboard', { value: clipboard });
  const failed = vi.fn();
  window.addEventListener('unhandledrejection', failed);
  renderAt(<ShareButton title="Palto" />);
  screen.getByRole('button', { name: t('product.share') }).click();

  const url = window.location.href;
  const message =
    outcome === 'copied' ? t('product.linkCopied') : t('product.linkNotCopied', { url });
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe(message));
  expect(failed).not.toHaveBeenCalled();
});

test.each([
  ['copies nothing when the shopper closes the share sheet', 'AbortError', false],
  ['copies the address when the browser rejects the share sheet', 'NotAllowedError', true],
])('%s', async (_title, why, copies) => {
  const writeText = vi.fn(async () => {});
  const share = vi.fn(() => Promise.reject(new DOMException('no', why)));
  stubNavigator('clipboard', { value: { writeText } });
  stubNavigator('share', { value: share });
  renderAt(<ShareButton title="Palto" />);
  await act(async () => screen.getByRole('button', { name: t('product.share') }).click());

  expect(share).toHaveBeenCalled();
  expect(writeText).toHaveBeenCalledTimes(copies ? 1 : 0);
  expect(currentToasts()).toHaveLength(copies ? 1 : 0);
});
