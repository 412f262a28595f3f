const PAUSES_MS = [1000, 4000, 10_000];

/**
 * Fetches a path and retries failed requests, so that an offline page is stored even if responses
 * are lost on a weak network.
 */
export async function fetchWithRetry(path: string, init: RequestInit): Promise<Response> {
  for (const pause of [...PAUSES_MS, null]) {
    const response = await fetch(path, init).catch(() => null);
    if (response?.ok) return response;
    if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`No successful response from ${path} after ${PAUSES_MS.length + 1} attempts.`);
}
