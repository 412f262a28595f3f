/** Before an answer that is lost, or is none, is asked for again. */
const PAUSES_MS = [1000, 4000, 10_000];

/** On a weak network one lost answer does not cost what is to be kept for when there is none. */
export async function fetchPatiently(path: string, init: RequestInit): Promise<Response> {
  for (const pause of [...PAUSES_MS, null]) {
    const answer = await fetch(path, init).catch(() => null);
    if (answer?.ok) return answer;
    if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`${path} has no answer`);
}
