import { afterEach, expect, test, vi } from 'vitest';
import { takeRefusedAway } from '@/lib/client/page/refused-apis';

const NAMES = ['IntersectionObserver', 'navigation', 'requestIdleCallback', 'scheduler'];

afterEach(() => {
  for (const name of [...NAMES, 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
});

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

function give(name: string, property: PropertyDescriptor) {
  Object.defineProperty(window, name, { configurable: true, ...property });
}
const has = (name: string) => Reflect.get(window, name) !== undefined;

class Observer {}

/** A browser that has all four, and allows them. */
function allowAll() {
  const given = {
    IntersectionObserver: Observer,
    navigation: { currentEntry: {} },
    requestIdleCallback: vi.fn(() => 7),
    scheduler: {},
  };
  for (const [name, value] of Object.entries(given)) give(name, { value });
  const cancelIdleCallback = vi.fn();
  give('cancelIdleCallback', { value: cancelIdleCallback });
  return { ...given, cancelIdleCallback };
}

test('what a browser allows stays as it is, and nothing is left to be called', () => {
  const given = allowAll();
  takeRefusedAway();
  expect(NAMES.map((name) => Reflect.get(window, name))).toEqual([
    given.IntersectionObserver,
    given.navigation,
    given.requestIdleCallback,
    given.scheduler,
  ]);
  expect(given.cancelIdleCallback).toHaveBeenCalledWith(7);
});

test.each(NAMES)('%s is taken away where reading it is refused, and the others stay', (name) => {
  allowAll();
  give(name, { get: refuse });
  takeRefusedAway();
  expect(NAMES.filter((one) => !has(one))).toEqual([name]);
});

test.each([
  [
    'IntersectionObserver',
    class {
      constructor() {
        refuse();
      }
    },
  ],
  ['requestIdleCallback', refuse],
])('%s is taken away where its use is refused', (name, value) => {
  allowAll();
  give(name, { value });
  takeRefusedAway();
  expect(NAMES.filter((one) => !has(one))).toEqual([name]);
});

test('what is taken away may be given by a script', () => {
  give('scheduler', { get: refuse });
  takeRefusedAway();
  Reflect.set(window, 'scheduler', 'a stand-in');
  expect(Reflect.get(window, 'scheduler')).toBe('a stand-in');
  expect(Reflect.deleteProperty(window, 'scheduler')).toBe(true);
});

test('what a browser does not have is not put there', () => {
  takeRefusedAway();
  expect(NAMES.filter((name) => name in window)).toEqual([]);
});
