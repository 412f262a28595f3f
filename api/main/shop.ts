import { runTool } from '@/api/operator/tool';
import { writeForOwnerOnly } from '@/api/shared/data-folder';
import { runInBackground } from '@/lib/process/background';

/** Commands that compute for a long time beside a running shop. */
const LONG_COMMANDS = ['backup', 'import', 'verify'];

const args = process.argv.slice(2);
writeForOwnerOnly();
if (LONG_COMMANDS.includes(args[0] ?? '')) runInBackground(process.pid);
process.exitCode = await runTool(args);
