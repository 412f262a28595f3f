import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { CallName, calls } from '@/lib/contract/calls';

import { type Answer, CUT_BEFORE } from './write-answers';

export type Write = {
  [Name in CallName]: (typeof calls)[Name] extends `GET ${string}` ? never : Name;
}[CallName];

export const onDone = vi.fn();

export type Row = {
  page: ReactNode;
  /** Opens the form and types. */
  fill?: () => Promise<void>;
  press: () => void;
  /** What the shopper typed or chose, as the page shows it. */
  typed?: () => unknown;
  /** Whether the page claims that it has worked. */
  isDone: () => boolean;
  /** Its own words, '' for those of most rows, null for none. */
  says?: (answer: Answer, name: string) => string | null;
  reads?: Partial<Record<CallName, unknown>>;
  isGuest?: true;
  /** It changes nothing, and the page may ask again by itself. */
  isQuestion?: true;
};

export const text = (name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('textbox', { name });
export const typeIn = (name: string | RegExp, value: string) =>
  fireEvent.change(text(name), { target: { value } });

// The mask takes keys, as a shopper presses them.
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

/** No data can have a wrong shape. */
export const withoutData: NonNullable<Row['says']> = ({ kind }) => (kind === 'shape' ? null : '');

/** Presses that are kept without a connection, and whose answers have no data. */
export const keptSay =
  (kept: string): NonNullable<Row['says']> =>
  ({ kind }, label) => {
    if (kind === 'shape') return null;
    return label === CUT_BEFORE ? kept : '';
  };

export const list = (...results: object[]) => ({ results, count: results.length });
