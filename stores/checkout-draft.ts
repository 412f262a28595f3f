import { isRecord } from '@/lib/domain/is-record';
import { tabStorage } from './safe-storage';

const KEY = 'chorsu:checkout-draft';

type Draft = { customer: number; typed: object };

export function persistCheckoutDraft(draft: Draft) {
  tabStorage.setItem(KEY, JSON.stringify(draft));
}

/** Returns the customer's draft or `{}`. The form checks whether the draft is still valid. */
export function readCheckoutDraft(customer: number): object {
  const draft: unknown = JSON.parse(tabStorage.getItem(KEY) ?? 'null');
  return isDraft(draft) && draft.customer === customer ? draft.typed : {};
}

export function checkoutDraftCleared() {
  tabStorage.removeItem(KEY);
}

function isDraft(draft: unknown): draft is Draft {
  return isRecord(draft) && isRecord(draft.typed);
}
