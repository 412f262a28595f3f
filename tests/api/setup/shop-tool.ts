import { vi } from 'vitest';
import { runTool } from '@/api/operator/tool';
import type { Ended } from './api-process';

/** Runs `npm run shop -- …` on a data folder within this process. */
export async function runShop(folder: string, ...words: string[]): Promise<Ended> {
  const output = { log: '', error: '' };
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((line: string) => {
      output[stream] += `${line}\n`;
    }),
  );
  try {
    const code = await runTool(words, { CHORSU_DATA: folder });
    return { code, stdout: output.log, stderr: output.error };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
