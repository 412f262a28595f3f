import { runTool } from './operator/tool';

process.exitCode = await runTool(process.argv.slice(2));
