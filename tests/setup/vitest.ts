import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { shareComputedStyles } from './computed-style';
import { clearPresses, ownFocusVisible } from './focus-visible';
import { ownWindow } from './own-window';

ownWindow();
ownFocusVisible();
shareComputedStyles();
// jsdom has no layout, so no media query matches.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

// Lazy components may take more than a second to load on a busy machine. Mutation runs use a
// shorter timeout, because most mutants make a test wait for an element that never appears.
configure({ asyncUtilTimeout: process.env.MUTATION_TESTS ? 3000 : 10_000 });

beforeEach(() => {
  clearPresses();
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const complaints = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(complaints, 'console.error').toEqual([]);
});
