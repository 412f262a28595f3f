import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReviewForm } from '@/components/review/review-form';
import { REVIEW_PHOTO_BYTES } from '@/lib/constants';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const shopper = userEvent.setup({ applyAccept: false });
const files = () => screen.getByLabelText(t('reviewForm.addPhoto'), { selector: 'input' });
const previews = () => screen.queryAllByRole('img').length;
const shrink = () => shopper.click(screen.getByRole('button', { name: t('reviewForm.shrink') }));
const takeOut = (number: number) =>
  shopper.click(screen.getByRole('button', { name: t('reviewForm.removePhoto', { number }) }));

const aFile = (name: string, bytes = 1000) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg', lastModified: 1 });
const aLargeFile = (name: string) => aFile(name, REVIEW_PHOTO_BYTES);

// Simulates a browser that decodes any file and encodes it as a small image.
beforeEach(() => {
  const url = { createObjectURL: () => 'blob:photo', revokeObjectURL() {} };
  vi.stubGlobal('URL', Object.assign(URL, url));
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close() {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['small'], { type: 'image/jpeg' })),
  );
  renderAt(<ReviewForm slug="qozon-1" line={7} onDone={() => {}} />);
});

test('names each of several large photos and shrinks all of them (S5-21)', async () => {
  await shopper.upload(files(), ['a.jpg', 'b.jpg', 'c.jpg'].map(aLargeFile));
  const offer = screen.getByRole('alert').textContent;
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) expect(offer).toContain(name);

  await shrink();
  await waitFor(() => expect(previews()).toBe(3));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps the offer to shrink a photo when another photo is added', async () => {
  await shopper.upload(files(), [aLargeFile('a.jpg')]);
  await shopper.upload(files(), [aFile('b.jpg')]);
  await shrink();
  await waitFor(() => expect(previews()).toBe(2));
});

test('sends no review and shows why until the offer to shrink is declined', async () => {
  const send = vi.spyOn(globalThis, 'fetch');
  const decideFirst = () => screen.queryByText(t('reviewForm.decideFirst'));
  await shopper.upload(files(), [aLargeFile('a.jpg')]);
  expect(decideFirst()).toBeNull();
  await shopper.click(screen.getByRole('radio', { name: /5/ }));
  await shopper.click(screen.getByRole('button', { name: t('reviewForm.send') }));
  expect(document.activeElement?.textContent).toBe(t('reviewForm.shrink'));
  expect(decideFirst()).not.toBeNull();
  expect(send).not.toHaveBeenCalled();

  await shopper.upload(files(), [aLargeFile('b.jpg')]);
  expect(decideFirst()).toBeNull();
  await shopper.click(screen.getByRole('button', { name: t('reviewForm.leaveOut') }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(files());
  await shopper.click(screen.getByRole('button', { name: t('reviewForm.send') }));
  await waitFor(() => expect(send).toHaveBeenCalled());
});

test('adds a photo only once if it is selected twice', async () => {
  await shopper.upload(files(), [aFile('a.jpg')]);
  await shopper.upload(files(), [aFile('a.jpg'), aFile('b.jpg')]);
  expect(previews()).toBe(2);
});

test('clears the "too many" error when a photo is removed (S5-22)', async () => {
  await shopper.upload(
    files(),
    ['a', 'b', 'c', 'd'].map((name) => aFile(name)),
  );
  expect(screen.getByRole('alert').textContent).toBe(t('reviewForm.tooMany', { max: 3 }));
  await takeOut(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('moves the focus to the photo field after a photo is removed', async () => {
  await shopper.upload(
    files(),
    ['a', 'b', 'c'].map((name) => aFile(name)),
  );
  await takeOut(3);
  await waitFor(() => expect(document.activeElement).toBe(files()));
});
