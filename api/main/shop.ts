import { runTool } from '@/api/operator/tool';
import { writeForOwnerOnly } from '@/api/shared/data-folder';

writeForOwnerOnly();
process.exitCode = await runTool(process.argv.slice(2));
