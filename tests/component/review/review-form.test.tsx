import { setTimeout as delay } from 'node:timers/promises';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReviewForm } from '@/components/review/review-form';
import { REVIEW_PHOTO_BYTES } from '@/lib/constants';
import { renderAt } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';
import { aGate } from '@/tests/support/stub/gate';

const shopper = userEvent.setup({ applyAccept: false });
const PATH = '/api/v1/catalog/product/qozon-1/review';
const star = (stars: number) =>
  screen.getByRole('radio', { name: t('reviewForm.stars', { stars }) });
const send = () => shopper.click(screen.getByRole('button', { name: t('reviewForm.send') }));
const files = () => screen.getByLabelText(t('reviewForm.addPhoto'), { selector: 'input' });
const previews = () => screen.queryAllByRole('img').length;

function aFile(name: string, { bytes = 1000, type = 'image/jpeg' } = {}): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

type Sent = { url: string; form: FormData };

/** Stubs a shop with these responses in sequence. Returns the requests. */
function aShop(...responses: { status: number; body: object }[]) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: FormData }) => {
    sent.push({ url, form: body });
    const { status, body: response } = responses.shift() ?? { status: 500, body: {} };
    return new Response(JSON.stringify(response), { status });
  });
  return sent;
}

const review = { id: 1, rating: 5, text: '', photos: [], author: { title: '' }, date: '' };
const taken = { status: 200, body: { status: true, data: review, message: null } };

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL() {} }),
  );
});

function open() {
  const onDone = vi.fn();
  renderAt(<ReviewForm slug="qozon-1" line={7} onDone={onDone} />);
  return onDone;
}

type Ordered = { isReviewed: () => boolean; onDone: () => void };

/** Renders the form until `isReviewed`, like the order list. Active orders load slowly. */
function Order({ isReviewed, onDone }: Ordered) {
  const { data } = useQuery({ queryKey: ['orders', 'completed'], queryFn: isReviewed });
  useQuery({ queryKey: ['orders', 'active'], queryFn: () => delay(50, []) });
  return data === false ? <ReviewForm slug="qozon-1" line={7} onDone={onDone} /> : null;
}

test('reports a missing rating, focuses its stars and sends nothing (S5-20)', async () => {
  const sent = aShop();
  open();
  await send();
  expect(screen.getByRole('alert').textContent).toBe(t('validation.rating'));
  expect(document.activeElement).toBe(star(1));
  expect(sent).toEqual([]);

  await shopper.click(star(4));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('sends rating, text, photos and the order line as form data (S2-90)', async () => {
  const sent = aShop(taken);
  const onDone = open();
  await shopper.click(star(4));
  await shopper.type(screen.getByRole('textbox'), 'Yaxshi qozon');
  await shopper.upload(files(), [aFile('a.jpg'), aFile('b.png', { type: 'image/png' })]);
  await send();

  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).toBe(PATH);
  const form = sent[0]?.form;
  expect([form?.get('rating'), form?.get('text'), form?.get('order_line')]).toEqual([
    '4',
    'Yaxshi qozon',
    '7',
  ]);
  expect(form?.getAll('photos')).toHaveLength(2);
});

test('reports success even when the reloaded orders no longer show the form', async () => {
  const sent = aShop(taken);
  const onDone = vi.fn();
  renderAt(<Order isReviewed={() => sent.length > 0} onDone={onDone} />);
  await shopper.click(await screen.findByRole('radio', { name: /5/ }));
  await send();

  await waitFor(() => expect(screen.queryByRole('radio', { name: /5/ })).toBeNull());
  expect(onDone).toHaveBeenCalledOnce();
});

test('rejects a fourth photo and states the limit (S5-22)', async () => {
  aShop();
  open();
  await shopper.upload(
    files(),
    ['a', 'b', 'c', 'd'].map((name) => aFile(`${name}.jpg`)),
  );
  expect(previews()).toBe(3);
  expect(screen.getByRole('alert').textContent).toBe(t('reviewForm.tooMany', { max: 3 }));
  expect(screen.queryByLabelText(t('reviewForm.addPhoto'))).toBeNull();
});

test('rejects a photo of 1 MB or more and offers to shrink it (S5-21)', async () => {
  aShop();
  open();
  await shopper.upload(files(), [aFile('katta.jpg', { bytes: REVIEW_PHOTO_BYTES })]);
  expect(previews()).toBe(0);
  expect(screen.getByRole('alert').textContent).toContain('katta.jpg');
  expect(screen.getByRole('alert').textContent).toContain('1 MB');
  expect(screen.getByRole('button', { name: t('reviewForm.shrink') })).toBeDefined();

  await shopper.upload(files(), [aFile('mos.jpg', { bytes: REVIEW_PHOTO_BYTES - 1 })]);
  expect(previews()).toBe(1);
});

test('does not send a review without the photo that is being shrunk', async () => {
  const sent = aShop(taken);
  const { open: decode, opened: decoded } = aGate();
  vi.stubGlobal('createImageBitmap', async () => {
    await decoded;
    return { width: 10, height: 10, close() {} };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['small'], { type: 'image/jpeg' })),
  );
  open();
  await shopper.click(star(5));
  await shopper.upload(files(), [aFile('katta.jpg', { bytes: REVIEW_PHOTO_BYTES })]);
  await shopper.click(screen.getByRole('button', { name: t('reviewForm.shrink') }));
  await send();
  expect(sent).toHaveLength(0);

  decode();
  await waitFor(() => expect(previews()).toBe(1));
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.form.getAll('photos')).toHaveLength(1);
});

test('rejects a photo that the browser cannot shrink', async () => {
  aShop();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not an image')));
  open();
  await shopper.upload(files(), [aFile('katta.jpg', { bytes: REVIEW_PHOTO_BYTES })]);
  await shopper.click(screen.getByRole('button', { name: t('reviewForm.shrink') }));
  expect((await screen.findByRole('alert')).textContent).toBe(t('reviewForm.tooLarge'));
});

test('rejects a file that is not a photo', async () => {
  aShop();
  open();
  await shopper.upload(files(), [aFile('narx.pdf', { type: 'application/pdf' })]);
  expect(screen.getByRole('alert').textContent).toBe(t('reviewForm.notPhoto'));
});

test('removes a photo', async () => {
  aShop();
  open();
  await shopper.upload(files(), [aFile('a.jpg'), aFile('b.jpg')]);
  await shopper.click(
    screen.getByRole('button', { name: t('reviewForm.removePhoto', { number: 1 }) }),
  );
  expect(previews()).toBe(1);
});

test('shows the reason for a rejection and keeps the input', async () => {
  const detail = 'Bu xaridga allaqachon sharh yozgansiz';
  aShop({ status: 409, body: { status: false, data: { detail }, message: detail } });
  const onDone = open();
  await shopper.click(star(2));
  await shopper.type(screen.getByRole('textbox'), 'Yomon emas');
  await send();

  expect((await screen.findByRole('alert')).textContent).toBe(detail);
  expect(onDone).not.toHaveBeenCalled();
  await act(async () => {});
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Yomon emas');
  expect(star(2)).toHaveProperty('checked', true);
});

test('reports an unreadable photo as the cause of a rejection', async () => {
  const fields = { photos: 'review.noPhoto' };
  aShop({
    status: 422,
    body: { status: false, data: { detail: 'Xato', fields }, message: 'Xato' },
  });
  open();
  await shopper.click(star(4));
  await shopper.upload(files(), [aFile('buzuq.jpg')]);
  await send();

  expect((await screen.findByRole('alert')).textContent).toBe(t('reviewForm.notPhoto'));
});
