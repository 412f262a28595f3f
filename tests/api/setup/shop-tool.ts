import { vi } from 'vitest';
import { runTool } from '@/api/operator/tool';
import type { Ended } from './api-process';

/** Runs `npm run shop -- …` on a data folder within this process. */
export async function runShop(folder: string, ...words: string[]): Promise<Ended> {
  const said = { log: '', error: '' };
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((line: string) => {
      said[stream] += `${line}\n`;
    }),
  );
  try {
    const code = await runTool(words, { CHORSU_DATA: folder });
    return { code, stdout: said.log, stderr: said.error };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
