import { wantsSaveData } from '@/lib/domain/save-data';

type Connection = { effectiveType?: string; saveData?: boolean };

/** Whether data saving is on or the network is slow. */
export function isSlowConnection(): boolean {
  const { saveData = false, effectiveType } = connectionOf(navigator);
  return wantsSaveData({ saveData, effectiveType });
}

// TypeScript does not list it because only Chromium has it.
function connectionOf(source: Navigator & { connection?: Connection }): Connection {
  return source.connection ?? {};
}
