import { runTool } from '@/api/operator/tool';
import { writeForOwnerOnly } from '@/api/shared/data-folder';
import { runInBackground } from '@/lib/process/background';

/** Commands that use the processor for a long time while the shop runs. */
const LONG_COMMANDS = ['backup', 'import', 'verify'];

const args = process.argv.slice(2);
writeForOwnerOnly();
if (LONG_COMMANDS.includes(args[0] ?? '')) runInBackground(process.pid);
process.exitCode = await runTool(args);
