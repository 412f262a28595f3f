import { onTestFinished } from 'vitest';

/** Defines a property of `navigator`, and restores the original one when the test has finished. */
export function stubNavigator(name: string, property: PropertyDescriptor): void {
  const original = Object.getOwnPropertyDescriptor(navigator, name);
  Object.defineProperty(navigator, name, { configurable: true, ...property });
  onTestFinished(() => {
    if (original) Object.defineProperty(navigator, name, original);
    else Reflect.deleteProperty(navigator, name);
  });
}
