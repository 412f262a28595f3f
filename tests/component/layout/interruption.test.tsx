import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Interruption } from '@/components/layout/interruption';
import { currentToasts, dismissToast, toast } from '@/components/ui/feedback/toast';
import { interrupted, interruptionEnded } from '@/stores/interruption';
import { renderAt } from '@/tests/support/component/render';

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  interruptionEnded();
});

test.each([
  ['the shop has responded with an error', true, ['Saqlandi']],
  ['the shop does not respond', false, ['Saqlandi', 'Xato']],
])(
  'keeps only notifications that do not repeat the offline page’s text when %s',
  (_when, isServerError, kept) => {
    toast('Saqlandi');
    toast('Xato', { kind: 'error', area: 'page' });
    act(() => interrupted({ isServerError, action: null }));
    renderAt(<Interruption />, { url: '/offline' });
    expect(currentToasts().map(({ text }) => text)).toEqual(kept);
  },
);
