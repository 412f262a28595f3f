import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetPresses, ownFocusVisible } from './focus-visible';
import { ownWindow } from './own-window';

ownWindow();
ownFocusVisible();
// Nothing is laid out here, so no media query matches.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

// Parts are loaded when they are first shown, on a busy machine not within a second.
// Most faults of a mutation run show by what never comes: each would be waited for.
configure({ asyncUtilTimeout: process.env.MUTATION_TESTS ? 3000 : 10_000 });

beforeEach(() => {
  forgetPresses();
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const complaints = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(complaints, 'console.error').toEqual([]);
});
