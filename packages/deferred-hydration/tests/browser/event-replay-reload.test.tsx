import { expect, test, vi } from 'vitest';
import { aQueue, html, pick, queues, receivedEvents } from './replayed-page';

const PAGE = '<button id="like" type="button" class="a">Like</button>';

/** Leaves the page and loads it again with this navigation type. */
async function leaveAndLoad(type: 'reload' | 'navigate') {
  dispatchEvent(new Event('pagehide'));
  for (const left of queues.splice(0)) await left.replay();
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  html(PAGE);
  return aQueue();
}

test('repeats a press once after a reload when no script has handled it', async () => {
  aQueue();
  pick(html(PAGE), 'like').click();
  const { queue, onPress } = await leaveAndLoad('reload');
  const events = receivedEvents(['click']);
  queue.restore();
  expect(onPress).toHaveBeenCalledOnce();
  expect(document.getElementById('like')?.ariaBusy).toBe('true');
  queue.restore();
  await queue.replay();
  expect(events).toEqual(['click like']);
});

test('does not repeat a press when the page is opened again', async () => {
  aQueue();
  pick(html(PAGE), 'like').click();
  const { queue, onPress } = await leaveAndLoad('navigate');
  queue.restore();
  expect(onPress).not.toHaveBeenCalled();
});

test('stores presses, but no typed text, for a reload', async () => {
  aQueue();
  const page = html(`${PAGE}<input id="text" class="b">`);
  pick(page, 'text').dispatchEvent(new Event('input', { bubbles: true }));
  pick(page, 'like').click();
  const { queue, onPress } = await leaveAndLoad('reload');
  html(`${PAGE}<input id="text" class="b">`);
  queue.restore();
  expect(onPress).toHaveBeenCalledOnce();
});
