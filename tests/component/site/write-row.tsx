import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { CallName, calls } from '@/lib/contract/calls';

import { CUT_BEFORE, type StubResponse } from './write-responses';

export type Write = {
  [Name in CallName]: (typeof calls)[Name] extends `GET ${string}` ? never : Name;
}[CallName];

export const onDone = vi.fn();

export type Row = {
  page: ReactNode;
  /** Opens the form and fills it in. */
  fill?: () => Promise<void>;
  press: () => void;
  /** The shopper's input, as displayed on the page. */
  typed?: () => unknown;
  /** Whether the page reports success. */
  isDone: () => boolean;
  /** Returns the page's own text, '' if it shows the default text, or null if it shows none. */
  says?: (response: StubResponse, name: string) => string | null;
  reads?: Partial<Record<CallName, unknown>>;
  isGuest?: true;
  /** The request only reads, so the page may repeat it automatically. */
  isQuestion?: true;
};

export const text = (name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('textbox', { name });
export const typeIn = (name: string | RegExp, value: string) =>
  fireEvent.change(text(name), { target: { value } });

// The phone field's mask requires key presses instead of a change event.
export const typePhone = (name: string) =>
  userEvent.setup({ delay: null }).type(text(name), '901234567');
export const choose = async (name: string, option: string) => {
  const list = screen.getByRole('combobox', { name });
  fireEvent.focus(list);
  await screen.findByRole('option', { name: option });
  fireEvent.change(list, { target: { value: '1' } });
};
export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));
export const isPressed = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
export const isDialog = (name: string) => screen.queryByRole('dialog', { name }) !== null;

export const nothing = () => null;

/** Returns null for data of the wrong shape, because the page ignores this write's data. */
export const withoutData: NonNullable<Row['says']> = ({ kind }) => (kind === 'shape' ? null : '');

/** Like `withoutData`, but expects the message `kept` if the request never reaches the API. */
export const keptMessage =
  (kept: string): NonNullable<Row['says']> =>
  ({ kind }, label) => {
    if (kind === 'shape') return null;
    return label === CUT_BEFORE ? kept : '';
  };

export const list = (...results: object[]) => ({ results, count: results.length });
