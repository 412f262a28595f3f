/** For the next page of this tab; a browser that keeps nothing goes without. */
export function setFlash(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // As if none had been left.
  }
}

/** Once: the page after that finds none. */
export function takeFlash(name: string): string | null {
  try {
    const text = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return text;
  } catch {
    return null;
  }
}
