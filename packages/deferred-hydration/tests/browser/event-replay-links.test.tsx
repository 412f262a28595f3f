import { expect, test } from 'vitest';
import {
  aQueue,
  holding,
  html,
  isLeftToBrowser,
  leave,
  pick,
  receivedEvents,
  stayHere,
} from './replayed-page';

test('lets the browser follow a link unless an earlier press is queued', async () => {
  const { queue } = aQueue();
  const page = html('<a id="away" href="/about">About</a><button id="add" type="button"></button>');
  stayHere();
  const events = receivedEvents(['click']);
  pick(page, 'away').click();
  expect(events).toEqual(['click away']);

  pick(page, 'add').click();
  pick(page, 'away').click();
  expect(events).toEqual(['click away']);
  await queue.replay();
  expect(events).toEqual(['click away', 'click add', 'click away']);
});

test('lets the browser handle forms and links that the app does not register', () => {
  const { onPress } = aQueue({});
  const page = html(
    '<form id="form"><button id="send">Send</button></form><a id="more" data-more href="?page=2">More</a>',
  );
  stayHere();
  const events = receivedEvents(['click', 'submit']);
  pick(page, 'send').click();
  pick(page, 'more').click();
  expect(events).toEqual(['click send', 'submit form', 'click more']);
  expect(onPress).not.toHaveBeenCalled();
});

test.each([holding, {}])(
  'queues a click or Space on a link with `role="button"`, with the options %o',
  async (options) => {
    const { queue } = aQueue(options);
    const page = html('<a id="menu" role="button" href="/products">Menu</a>');
    stayHere();
    const events = receivedEvents(['click']);
    pick(page, 'menu').click();
    pick(page, 'menu').dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    expect(events).toEqual([]);
    await queue.replay();
    expect(events).toEqual(['click menu', 'click menu']);
  },
);

test('lets the browser open a link with `role="button"` in a new tab', () => {
  const { onPress } = aQueue();
  const page = html('<a id="menu" role="button" href="/products">Menu</a>');
  stayHere();
  const events = receivedEvents(['click']);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  pick(page, 'menu').dispatchEvent(press);
  expect(events).toEqual(['click menu']);
  expect(onPress).not.toHaveBeenCalled();
});

const keydown = (key: string) =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });

test.each([
  ['queues Space on a link with `role="button"`', 'menu', ' ', false],
  ['lets the browser handle Enter on a link with `role="button"`', 'menu', 'Enter', true],
  ['lets the browser handle Space on any other link', 'away', ' ', true],
  ['lets the browser handle Space in a text field', 'text', ' ', true],
])('%s', (_what, id, key, isLeft) => {
  const { onPress } = aQueue();
  const page = html(
    '<a id="menu" role="button" href="/m"></a><a id="away" href="/x"></a><input id="text">',
  );
  expect(isLeftToBrowser(pick(page, id), keydown(key))).toBe(isLeft);
  expect(onPress).toHaveBeenCalledTimes(isLeft ? 0 : 1);
  leave();
});

test('lets the browser handle a key event without a target element', () => {
  aQueue();
  expect(document.dispatchEvent(keydown(' '))).toBe(true);
});
