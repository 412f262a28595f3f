export type QueryParameter = {
  name: string;
  value: string;
  /** As it stands in the address, undecoded. */
  written: string;
  /** False if it cannot be decoded or carries a NUL, which no database stores. */
  readonly isReadable: boolean;
};

/**
 * Splits a query into its parameters and judges each one by itself. Callers refuse only unreadable
 * parameters that they read: advertising networks add others in any encoding (B-34).
 *
 * @param search With or without its question mark.
 */
export function parseQuery(search: string): QueryParameter[] {
  const pieces = search
    .replace(/^\?/, '')
    .split('&')
    .filter((written) => written !== '');
  // It drops one question mark: a repeated one belongs to the name.
  const decoded = [...new URLSearchParams(`?${pieces.join('&')}`)];
  return pieces.map((written, at) => toParameter(written, decoded[at]));
}

/** Returns the parameters of a query as pages receive them: a repeated one is a list. */
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
    // Judged when asked for: thousands of parameters that nobody reads would each cost an exception.
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
