/** Stores text for the next page of this tab. */
export function setFlash(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // If the browser blocks storage, the next page finds no text.
  }
}

/** Returns and removes the text that the previous page stored, or `null`. */
export function takeFlash(name: string): string | null {
  try {
    const text = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return text;
  } catch {
    return null;
  }
}
