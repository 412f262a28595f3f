import { afterEach, expect, test, vi } from 'vitest';
import { removeThrowingApis } from '@/lib/client/page/refused-apis';

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

/** Simulates a browser that has all four APIs and allows them. */
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

test('keeps browser APIs that do not throw, and cancels the trial idle callback', () => {
  const given = allowAll();
  removeThrowingApis();
  expect(NAMES.map((name) => Reflect.get(window, name))).toEqual([
    given.IntersectionObserver,
    given.navigation,
    given.requestIdleCallback,
    given.scheduler,
  ]);
  expect(given.cancelIdleCallback).toHaveBeenCalledWith(7);
});

test.each(NAMES)('removes only the API %s when reading it throws', (name) => {
  allowAll();
  give(name, { get: refuse });
  removeThrowingApis();
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
])('removes the API %s when using it throws', (name, value) => {
  allowAll();
  give(name, { value });
  removeThrowingApis();
  expect(NAMES.filter((one) => !has(one))).toEqual([name]);
});

test('lets a script define a removed API', () => {
  give('scheduler', { get: refuse });
  removeThrowingApis();
  Reflect.set(window, 'scheduler', 'a stand-in');
  expect(Reflect.get(window, 'scheduler')).toBe('a stand-in');
  expect(Reflect.deleteProperty(window, 'scheduler')).toBe(true);
});

test('does not define an API that a browser lacks', () => {
  removeThrowingApis();
  expect(NAMES.filter((name) => name in window)).toEqual([]);
});
