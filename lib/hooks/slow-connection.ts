import { wantsSaveData } from '@/lib/domain/save-data';

type Connection = { effectiveType?: string; saveData?: boolean };

export function isSlowConnection(): boolean {
  const { saveData = false, effectiveType } = connectionOf(navigator);
  return wantsSaveData({ saveData, effectiveType });
}

// Not in TypeScript's list: only Chromium has it.
function connectionOf(source: Navigator & { connection?: Connection }): Connection {
  return source.connection ?? {};
}
