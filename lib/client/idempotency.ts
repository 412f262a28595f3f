import { useState } from 'react';

/** One key for one filled form: sent again as it was it is the same order, changed it is another. */
class FormKeys {
  #body = '';
  #key = '';

  keyOf(body: object): string {
    const written = JSON.stringify(body);
    if (this.#key === '' || written !== this.#body) this.#key = newKey();
    this.#body = written;
    return this.#key;
  }
}

export function useFormKeys(): FormKeys {
  const [keys] = useState(() => new FormKeys());
  return keys;
}

// `crypto.randomUUID` is missing where the page came over plain http.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
