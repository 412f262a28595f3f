import { skipsPrefetch, wantsSaveData } from '@/lib/domain/save-data';

type Connection = { effectiveType?: string; saveData?: boolean };

/** Whether data saving is on or the network is a 2g one. */
export function isSlowConnection(): boolean {
  return skipsPrefetch(known());
}

/** Whether the page is one of few bytes: 3g counts as well (record 019). */
export function isSaveDataConnection(): boolean {
  return wantsSaveData(known());
}

function known() {
  const { saveData = false, effectiveType } = connectionOf(navigator);
  return { saveData, effectiveType };
}

// TypeScript does not list it because only Chromium has it.
function connectionOf(source: Navigator & { connection?: Connection }): Connection {
  try {
    return source.connection ?? {};
  } catch {
    return {};
  }
}
