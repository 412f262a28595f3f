import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { followTranslation } from '@/lib/client/page/translation';

const { insertBefore, removeChild } = Node.prototype;
const isPatched = () =>
  Node.prototype.insertBefore !== insertBefore || Node.prototype.removeChild !== removeChild;

function Total() {
  const [count, setCount] = useState(1);
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>
        more
      </button>
      <output>
        {count > 2 && <b>new</b>}
        {count}
      </output>
    </p>
  );
}

const press = () => act(async () => screen.getByText('more').click());

/** Replaces the text of an element as Chrome's translation does. */
async function translate(element: HTMLElement) {
  const font = document.createElement('font');
  const text = element.lastChild;
  font.textContent = `${text?.textContent} translated`;
  if (text) element.replaceChild(font, text);
  await act(async () => {});
}

test("keeps the browser's methods on an untranslated page", async () => {
  const stop = followTranslation();
  render(<Total />);
  await press();
  expect(screen.getByRole('status').textContent).toBe('2');
  expect(isPatched()).toBe(false);
  stop();
});

test("patches the browser's methods after a translation so that React can update text", async () => {
  const stop = followTranslation();
  render(<Total />);
  const output = screen.getByRole('status');
  await translate(output);
  expect(isPatched()).toBe(true);
  expect(output.textContent).toBe('1 translated');
  await press();
  expect(output.textContent).toBe('2');
  await translate(output);
  await press();
  expect(output.textContent).toBe('new3');
  stop();
  expect(isPatched()).toBe(false);
});

let stop = () => {};
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

/** Watches a page with one paragraph, which contains one text node. */
function aText() {
  stop = followTranslation();
  const box = document.createElement('p');
  const text = document.createTextNode('Savat');
  box.append(text);
  document.body.append(box);
  return { box, text };
}

function anElement(name: string) {
  const element = document.createElement(name);
  element.textContent = 'Корзина';
  return element;
}
/** Waits until the watcher has received the changes. */
const changesReceived = () => act(async () => {});

test.each(['font', 'ya-tr-span'])(
  'updates a <%s> that replaces a text node when React changes the text',
  async (name) => {
    const { box, text } = aText();
    box.replaceChild(anElement(name), text);
    await changesReceived();
    expect(isPatched()).toBe(true);
    text.data = 'Buyurtma';
    await changesReceived();
    expect(box.textContent).toBe('Buyurtma');
  },
);

test('does not update a <b> that replaces a text node', async () => {
  const { box, text } = aText();
  box.replaceChild(anElement('b'), text);
  await changesReceived();
  expect(isPatched()).toBe(false);
  text.data = 'Buyurtma';
  await changesReceived();
  expect(box.textContent).toBe('Корзина');
});

test.each([
  ['before', (text: Text, font: Element) => text.before(font)],
  ['after', (text: Text, font: Element) => text.after(font)],
])('removes an element inserted %s a text node when that node is removed', async (_where, put) => {
  const { box, text } = aText();
  put(text, anElement('font'));
  await changesReceived();
  expect(isPatched()).toBe(false);
  text.remove();
  await changesReceived();
  text.data = 'Buyurtma';
  await changesReceived();
  expect([box.innerHTML, isPatched()]).toEqual(['Buyurtma', true]);
});

test('inserts and removes nodes relative to the element that replaces a text node', async () => {
  const { box, text } = aText();
  const font = anElement('font');
  box.replaceChild(font, text);
  await changesReceived();
  const mark = document.createElement('i');
  expect(box.insertBefore(mark, text)).toBe(mark);
  expect([...box.children]).toEqual([mark, font]);
  expect(box.insertBefore(document.createElement('u'), null)).toBe(box.lastChild);
  expect(box.removeChild(text)).toBe(text);
  expect([...box.children].map(({ tagName }) => tagName)).toEqual(['I', 'U']);
});

async function aReplacedText() {
  const { box, text } = aText();
  box.replaceChild(anElement('font'), text);
  await changesReceived();
  return { box, text };
}

function elsewhere(text: Text) {
  const other = document.createElement('p');
  document.body.append(other);
  other.insertBefore(text, null);
  return other;
}

test('restores a replaced text node when React moves it elsewhere', async () => {
  const { box, text } = await aReplacedText();
  const other = elsewhere(text);
  await changesReceived();
  // The move also removes the element that replaced the text node.
  expect([box.innerHTML, other.innerHTML]).toEqual(['', 'Savat']);
  other.removeChild(text);
  expect(other.innerHTML).toBe('');
});

test('does not treat an element as replacing a text node that is moved past it', async () => {
  const { box, text } = aText();
  box.append(anElement('font'));
  box.append(text);
  await changesReceived();
  text.data = 'Buyurtma';
  await changesReceived();
  expect(box.innerHTML).toBe('<font>Корзина</font>Buyurtma');
});

test('does not restore a replaced text node that is moved and immediately removed', async () => {
  const { box, text } = await aReplacedText();
  const other = elsewhere(text);
  other.removeChild(text);
  await changesReceived();
  expect([box.innerHTML, other.innerHTML]).toEqual(['<font>Корзина</font>', '']);
});

test('treats one element as the replacement of only one text node', async () => {
  const { box, text } = aText();
  const second = document.createTextNode(' 2');
  box.append(second);
  box.replaceChild(anElement('font'), text);
  await changesReceived();
  second.remove();
  await changesReceived();
  second.data = ' 3';
  await changesReceived();
  expect(box.innerHTML).toBe('<font>Корзина</font>');
});

test("restores the browser's methods and stops updating text when stopped", async () => {
  const { box, text } = await aReplacedText();
  stop();
  text.data = 'Buyurtma';
  await changesReceived();
  expect([box.textContent, isPatched()]).toEqual(['Корзина', false]);
});
