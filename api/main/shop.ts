import { runTool } from '@/api/operator/tool';

process.exitCode = await runTool(process.argv.slice(2));
