import { shouldSaveData, skipsPrefetch } from '@/lib/domain/save-data';

type Connection = { effectiveType?: string; saveData?: boolean };

/** Returns whether data saving is on or the connection is 2G. */
export function isSlowConnection(): boolean {
  return skipsPrefetch(known());
}

/** Returns whether data saving is on or the connection is 3G or slower (ADR 019). */
export function isSaveDataConnection(): boolean {
  return shouldSaveData(known());
}

function known() {
  const { saveData = false, effectiveType } = connectionOf(navigator);
  return { saveData, effectiveType };
}

// TypeScript lacks this property because only Chromium has it.
function connectionOf(source: Navigator & { connection?: Connection }): Connection {
  try {
    return source.connection ?? {};
  } catch {
    return {};
  }
}
