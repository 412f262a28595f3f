export function setFlash(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // The browser refuses its storage: the next page finds nothing.
  }
}

export function takeFlash(name: string): string | null {
  try {
    const text = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return text;
  } catch {
    return null;
  }
}
