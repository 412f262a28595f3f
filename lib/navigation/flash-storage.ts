/** Stores a text for the next page of this tab. */
export function setFlash(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // The browser refuses its storage: the next page finds nothing.
  }
}

/** Reads the text and removes it. */
export function takeFlash(name: string): string | null {
  try {
    const text = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return text;
  } catch {
    return null;
  }
}
