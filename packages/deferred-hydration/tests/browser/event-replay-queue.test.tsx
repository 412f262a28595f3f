import { act, render, screen } from '@testing-library/react';
import {
  EventReplayQueue,
  type ReplayOptions,
} from 'deferred-hydration/browser/event-replay-queue';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

const queues: EventReplayQueue[] = [];
let listening = new AbortController();

// A queue listens until its replay has ended.
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.replay();
  listening.abort();
  listening = new AbortController();
  vi.unstubAllGlobals();
});

const holding = { heldLinks: 'a[data-more]', holdsForms: true };

function aQueue(options: Partial<ReplayOptions> = holding) {
  const onHeld = vi.fn();
  const queue = new EventReplayQueue({ storageKey: 'app:presses', ...options }, onHeld);
  queues.push(queue);
  return { queue, onHeld };
}

/** The server's HTML. */
function html(page: string) {
  document.body.innerHTML = page;
  const all = [...document.body.querySelectorAll<HTMLElement>('[id]')];
  return Object.fromEntries(all.map((element) => [element.id, element]));
}

const pick = (elements: Record<string, HTMLElement>, id: string): HTMLElement => {
  const element = elements[id];
  if (!element) throw new Error(`no element ${id}`);
  return element;
};

function heard(kinds: string[]) {
  const events: string[] = [];
  for (const kind of kinds) {
    document.body.addEventListener(
      kind,
      ({ target, type }) => {
        if (target instanceof HTMLElement) events.push(`${type} ${target.id}`);
      },
      { signal: listening.signal },
    );
  }
  return events;
}

/** jsdom follows no links and sends no forms. By then the queue has handled the event. */
function stayHere() {
  const stay = (event: Event) =>
    (event.type === 'submit' || event.target instanceof HTMLAnchorElement) &&
    event.preventDefault();
  for (const kind of ['click', 'submit']) {
    document.body.addEventListener(kind, stay, { signal: listening.signal });
  }
}

test('a press is queued, marked as pressed and replayed as a click', async () => {
  const { queue, onHeld } = aQueue();
  const page = html('<button id="add" type="button">Add</button>');
  const events = heard(['click']);
  pick(page, 'add').click();
  expect(events).toEqual([]);
  expect(onHeld).toHaveBeenCalledOnce();
  expect(pick(page, 'add').ariaBusy).toBe('true');

  await queue.replay();
  expect(events).toEqual(['click add']);
  expect(pick(page, 'add').ariaBusy).toBeNull();
  pick(page, 'add').click();
  expect(events).toEqual(['click add', 'click add']);
});

test('reports a waiting press and its end, even if its button is removed', async () => {
  const onWaiting = vi.fn();
  const { queue } = aQueue({ onWaiting });
  const page = html('<button id="add" type="button">Add</button>');
  pick(page, 'add').click();
  expect(onWaiting.mock.calls).toEqual([[true]]);
  pick(page, 'add').remove();
  await queue.replay();
  expect(onWaiting.mock.calls).toEqual([[true], [false]]);
});

test('a link works without replay, but not past earlier presses', async () => {
  const { queue } = aQueue();
  const page = html('<a id="away" href="/about">About</a><button id="add" type="button"></button>');
  stayHere();
  const events = heard(['click']);
  pick(page, 'away').click();
  expect(events).toEqual(['click away']);

  pick(page, 'add').click();
  pick(page, 'away').click();
  expect(events).toEqual(['click away']);
  await queue.replay();
  expect(events).toEqual(['click away', 'click add', 'click away']);
});

test('a press during the replay waits for the earlier ones', async () => {
  const { queue } = aQueue();
  const page = html(
    '<button id="one" type="button"></button><button id="two" type="button"></button>',
  );
  const events = heard(['click']);
  pick(page, 'one').click();
  pick(page, 'one').click();
  const replayed = queue.replay();
  pick(page, 'two').click();
  expect(events).toEqual(['click one']);
  await replayed;
  expect(events).toEqual(['click one', 'click one', 'click two']);
});

test('ticks, choices and texts are replayed with their latest values', async () => {
  const { queue } = aQueue();
  const page = html(
    '<input id="tick" type="checkbox"><select id="list"><option>a</option><option>b</option></select><input id="text">',
  );
  const [tick, list, text] = ['tick', 'list', 'text'].map((id) => pick(page, id));
  tick?.click();
  if (list instanceof HTMLSelectElement) list.value = 'b';
  list?.dispatchEvent(new Event('change', { bubbles: true }));
  for (const value of ['ch', 'choynak']) {
    if (text instanceof HTMLInputElement) text.value = value;
    text?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const events = heard(['change', 'input']);

  await queue.replay();
  expect(events).toEqual(['input tick', 'change tick', 'change list', 'input text']);
  expect(tick).toHaveProperty('checked', true);
  expect(list).toHaveProperty('value', 'b');
  expect(text).toHaveProperty('value', 'choynak');
});

test('a form is submitted after the text typed into it', async () => {
  const { queue } = aQueue();
  const page = html('<form id="form"><input id="text"><button id="send">Send</button></form>');
  stayHere();
  const events = heard(['input', 'submit']);
  pick(page, 'text').dispatchEvent(new Event('input', { bubbles: true }));
  pick(page, 'send').click();
  expect(events).toEqual(['input text']);
  await queue.replay();
  expect(events).toEqual(['input text', 'input text', 'submit form']);
});

test('leaves forms and links to the browser unless the app registers them', () => {
  const { onHeld } = aQueue({});
  const page = html(
    '<form id="form"><button id="send">Send</button></form><a id="more" data-more href="?page=2">More</a>',
  );
  stayHere();
  const events = heard(['click', 'submit']);
  pick(page, 'send').click();
  pick(page, 'more').click();
  expect(events).toEqual(['click send', 'submit form', 'click more']);
  expect(onHeld).not.toHaveBeenCalled();
});

test.each([holding, {}])(
  'holds a link with the role of a button, clicked or pressed by the space bar, with %o',
  async (options) => {
    const { queue } = aQueue(options);
    const page = html('<a id="menu" role="button" href="/products">Menu</a>');
    stayHere();
    const events = heard(['click']);
    pick(page, 'menu').click();
    pick(page, 'menu').dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    expect(events).toEqual([]);
    await queue.replay();
    expect(events).toEqual(['click menu', 'click menu']);
  },
);

test('leaves a link with the role of a button to the browser when a new tab is requested', () => {
  const { onHeld } = aQueue();
  const page = html('<a id="menu" role="button" href="/products">Menu</a>');
  stayHere();
  const events = heard(['click']);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  pick(page, 'menu').dispatchEvent(press);
  expect(events).toEqual(['click menu']);
  expect(onHeld).not.toHaveBeenCalled();
});

test('a focused field is focused for React too', async () => {
  const { queue } = aQueue();
  const page = html('<input id="text">');
  pick(page, 'text').focus();
  const events = heard(['focusin']);
  await queue.replay();
  expect(events).toEqual(['focusin text']);
});

test('elements that React has replaced are found by their position', async () => {
  const { queue } = aQueue();
  const page = html(
    '<p><button type="button">a</button><button id="add" type="button">b</button></p>',
  );
  pick(page, 'add').click();
  html(
    '<p><button id="other" type="button">c</button><button id="again" type="button">d</button></p>',
  );
  const events = heard(['click']);
  await queue.replay();
  expect(events).toEqual(['click again']);
});

function Counter({ delayMs = 0 }: { delayMs?: number }) {
  const [count, setCount] = useState(0);
  const add = () => (delayMs ? setTimeout(() => setCount(1), delayMs) : setCount(1));
  if (count === 0)
    return [
      <button key="add" type="button" onClick={add}>
        Add
      </button>,
      <button key="before" type="button" aria-label="more">
        +
      </button>,
    ];
  return (
    <p>
      <output>{count}</output>
      <button type="button" aria-label="more" onClick={() => setCount(count + 1)}>
        +
      </button>
    </p>
  );
}

async function pressBoth(counter: React.ReactNode) {
  render(counter);
  const { queue } = aQueue();
  screen.getByText('Add').click();
  screen.getByText('+').click();
  screen.getByText('Add').click();
  await act(() => queue.replay());
}

test('the next press finds what React has rendered for the previous one', async () => {
  await pressBoth(<Counter />);
  expect(screen.getByRole('status').textContent).toBe('2');
});

/** The buttons of a product belong to the option that is chosen. */
function Options({ onAdd }: { onAdd: (option: string) => void }) {
  const [option, setOption] = useState('red');
  return (
    <>
      <button type="button" onClick={() => setOption('blue')}>
        Blue
      </button>
      <p key={option}>
        <button type="button" onClick={() => onAdd(option)}>
          Add
        </button>
      </p>
    </>
  );
}

test('a button that the press before has rendered again is found by its text', async () => {
  const added: string[] = [];
  render(<Options onAdd={(option) => added.push(option)} />);
  const { queue } = aQueue();
  screen.getByText('Blue').click();
  screen.getByText('Add').click();
  await act(() => queue.replay());
  expect(added).toEqual(['blue']);
});

test('if React takes longer than a task, only a press on an element not yet rendered is lost', async () => {
  await pressBoth(<Counter delayMs={50} />);
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'));
});

const PAGE = '<button id="like" type="button" class="a">Like</button>';

/** The page is left as it is, and loaded again as the browser says. */
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
  const { queue, onHeld } = await leaveAndLoad('reload');
  const events = heard(['click']);
  queue.restore();
  expect(onHeld).toHaveBeenCalledOnce();
  expect(document.getElementById('like')?.ariaBusy).toBe('true');
  queue.restore();
  await queue.replay();
  expect(events).toEqual(['click like']);
});

test('a press is not repeated when the page is opened again', async () => {
  aQueue();
  pick(html(PAGE), 'like').click();
  const { queue, onHeld } = await leaveAndLoad('navigate');
  queue.restore();
  expect(onHeld).not.toHaveBeenCalled();
});

/** The page is left with what is held: jsdom follows no links and sends no forms. */
const leave = () => void html('');
/** Whether the browser is left to do what it does by itself. */
const isLeftToBrowser = (target: Element, event: Event) => target.dispatchEvent(event);
const press = (init: MouseEventInit = {}) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
const keydown = (key: string) =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });

test('while a press waits its button looks pressed, and afterwards as before', async () => {
  const { queue } = aQueue();
  const add = pick(html('<button id="add" type="button">Add</button>'), 'add');
  add.click();
  expect([add.style.scale, add.style.opacity]).not.toContain('');
  await queue.replay();
  expect([add.style.scale, add.style.opacity]).toEqual(['', '']);
});

test('what is held does nothing by itself until it is replayed', () => {
  aQueue();
  const page = html(
    '<a id="more" data-more href="?page=2"></a><form id="form"></form><a id="away" href="/x"></a>',
  );
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  const held = [
    isLeftToBrowser(pick(page, 'more'), press()),
    isLeftToBrowser(pick(page, 'form'), submit),
    isLeftToBrowser(pick(page, 'away'), press()),
  ];
  expect(held).toEqual([false, false, false]);
  leave();
});

test('a tick is shown at once, and a press of a field waits as any other', () => {
  aQueue();
  const page = html('<input id="tick" type="checkbox"><input id="text">');
  expect(isLeftToBrowser(pick(page, 'tick'), press())).toBe(true);
  expect(pick(page, 'tick')).toHaveProperty('checked', true);
  expect(isLeftToBrowser(pick(page, 'text'), press())).toBe(false);
  leave();
});

test.each([
  ['a space on a button that is a link', 'menu', ' ', false],
  ['Enter on it, which the browser answers', 'menu', 'Enter', true],
  ['a space on another link, which scrolls', 'away', ' ', true],
  ['a space in a field', 'text', ' ', true],
])('%s is left to the browser: %#', (_what, id, key, isLeft) => {
  const { onHeld } = aQueue();
  const page = html(
    '<a id="menu" role="button" href="/m"></a><a id="away" href="/x"></a><input id="text">',
  );
  expect(isLeftToBrowser(pick(page, id), keydown(key))).toBe(isLeft);
  expect(onHeld).toHaveBeenCalledTimes(isLeft ? 0 : 1);
  leave();
});

test('a key that no element has is left to the browser', () => {
  aQueue();
  expect(document.dispatchEvent(keydown(' '))).toBe(true);
});

test('a field that has been replaced gets its tick, its choice, or its text and the focus', async () => {
  const { queue } = aQueue();
  const fields =
    '<input class="t" id="tick" type="checkbox"><select class="l" id="list"><option>a</option><option>b</option></select><input class="x" id="text">';
  const page = html(fields);
  const [list, text] = [pick(page, 'list'), pick(page, 'text')];
  pick(page, 'tick').click();
  if (list instanceof HTMLSelectElement) list.value = 'b';
  list.dispatchEvent(new Event('change', { bubbles: true }));
  if (text instanceof HTMLInputElement) text.value = 'choynak';
  text.dispatchEvent(new Event('input', { bubbles: true }));
  const again = html(fields);
  await queue.replay();
  expect(pick(again, 'tick')).toHaveProperty('checked', true);
  expect(pick(again, 'list')).toHaveProperty('value', 'b');
  expect(pick(again, 'text')).toHaveProperty('value', 'choynak');
  expect(document.activeElement).toBe(pick(again, 'text'));
});

test('a text that is replayed where it was typed takes the focus from nothing', async () => {
  const { queue } = aQueue();
  const page = html('<input id="text"><input id="other">');
  pick(page, 'text').dispatchEvent(new Event('input', { bubbles: true }));
  pick(page, 'other').focus();
  await queue.replay();
  expect(document.activeElement).toBe(pick(page, 'other'));
});

test('what React hears by itself, once the replay has begun, is not replayed', async () => {
  const { queue } = aQueue();
  const page = html(
    '<button id="add" type="button"></button><input id="tick" type="checkbox"><select id="list"></select><input id="text">',
  );
  pick(page, 'add').click();
  const replayed = queue.replay();
  const events = heard(['input', 'change']);
  pick(page, 'tick').click();
  pick(page, 'list').dispatchEvent(new Event('change', { bubbles: true }));
  pick(page, 'text').dispatchEvent(new Event('input', { bubbles: true }));
  const byItself = [...events];
  await replayed;
  expect(events).toEqual(byItself);
  expect(pick(page, 'tick')).toHaveProperty('checked', true);
});

test('a second replay does not overtake the first', async () => {
  const { queue } = aQueue();
  const page = html(
    '<button id="one" type="button"></button><button id="two" type="button"></button>',
  );
  const events = heard(['click']);
  pick(page, 'one').click();
  pick(page, 'two').click();
  const both = [queue.replay(), queue.replay()];
  expect(events).toEqual(['click one']);
  await Promise.all(both);
  expect(events).toEqual(['click one', 'click two']);
});

test('of what was pressed and typed only presses are kept for a reload', async () => {
  aQueue();
  const page = html(`${PAGE}<input id="text" class="b">`);
  pick(page, 'text').dispatchEvent(new Event('input', { bubbles: true }));
  pick(page, 'like').click();
  const { queue, onHeld } = await leaveAndLoad('reload');
  html(`${PAGE}<input id="text" class="b">`);
  queue.restore();
  expect(onHeld).toHaveBeenCalledOnce();
});
