/** A decoded query parameter. */
export type QueryParameter = {
  name: string;
  value: string;
  /** The raw text in the URL, not decoded. */
  written: string;
  /** False if the parameter cannot be decoded or contains NUL, which no database stores. */
  readonly isReadable: boolean;
};

/**
 * Splits a query into its parameters and validates each one separately.
 *
 * Callers reject only unreadable parameters that they use, because advertising networks append
 * parameters in any encoding (B-34).
 *
 * @param search - The query with or without its question mark.
 */
export function parseQuery(search: string): QueryParameter[] {
  const parts = search
    .replace(/^\?/, '')
    .split('&')
    .filter((written) => written !== '');
  // URLSearchParams drops one question mark; a second one belongs to the name.
  const decoded = [...new URLSearchParams(`?${parts.join('&')}`)];
  return parts.map((written, at) => toParameter(written, decoded[at]));
}

/** Returns the parameters of a query in the form that pages receive: repeated ones are arrays. */
export function pageParameters(search: string): Record<string, string | string[]> {
  const query = new URLSearchParams(search);
  const names = [...new Set(query.keys())];
  const parameters = names.map((name): [string, string | string[]] => {
    const [first = '', ...others] = query.getAll(name);
    return [name, others.length > 0 ? [first, ...others] : first];
  });
  return Object.fromEntries(parameters);
}

function toParameter(written: string, [name, value] = ['', '']): QueryParameter {
  return {
    name,
    value,
    written,
    // A getter decodes only the parameters that callers use, because the exceptions for malformed
    // ones are slow.
    get isReadable() {
      return canBeRead(written);
    },
  };
}

function canBeRead(written: string): boolean {
  if (!written.includes('%')) return true;
  try {
    return !decodeURIComponent(written).includes('\0');
  } catch {
    return false;
  }
}

/** Lists the page links to show; `null` marks a gap of two or more pages. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter(
    (number, index, all) => number >= 1 && number <= pages && all.indexOf(number) === index,
  );
  return shown.flatMap((number, index) => {
    const missing = number - (shown[index - 1] ?? 0) - 1;
    if (missing === 1) return [number - 1, number];
    return missing > 1 ? [null, number] : [number];
  });
}
