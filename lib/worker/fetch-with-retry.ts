const PAUSES_MS = [1000, 4000, 10_000];

/** On a weak network one lost answer must not lose the offline copy. */
export async function fetchWithRetry(path: string, init: RequestInit): Promise<Response> {
  for (const pause of [...PAUSES_MS, null]) {
    const answer = await fetch(path, init).catch(() => null);
    if (answer?.ok) return answer;
    if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`${path} has no answer`);
}
