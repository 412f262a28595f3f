import type { BackupSource } from '@/api/backup/back-up';
import type { Operator } from './operator';

/**
 * Returns a source that reads the content of a backup from the running shop. The operator's tool
 * writes the files itself.
 */
export function backupOf(shop: Operator): BackupSource {
  return {
    rows: (put) => shop('backupRows', {}, { onChunk: put }),
    now: () => new Date(),
    pictures: {
      list: () => shop('listPictures', {}),
      async read(path) {
        const chunks: Uint8Array[] = [];
        const onChunk = async (chunk: Uint8Array) => void chunks.push(chunk);
        const isFound = await shop('readPicture', { path }, { onChunk });
        return isFound ? Buffer.concat(chunks) : null;
      },
    },
  };
}
