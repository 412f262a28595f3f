import { headers } from 'next/headers';
import { wantsSaveData } from '@/lib/domain/save-data';

export async function isSaveDataPage(): Promise<boolean> {
  const sent = await headers();
  return wantsSaveData({
    saveData: sent.get('save-data') === 'on',
    effectiveType: sent.get('ect'),
  });
}
