import { runTool } from '@/api/operator/tool';
import { writeForOwnerOnly } from '@/api/shared/data-folder';
import { runInBackground } from '@/lib/process/background';

/** CPU-intensive commands. They run at low priority, so that a running shop stays responsive. */
const LONG_COMMANDS = ['backup', 'import', 'verify'];

const args = process.argv.slice(2);
writeForOwnerOnly();
if (LONG_COMMANDS.includes(args[0] ?? '')) runInBackground(process.pid);
process.exitCode = await runTool(args);
