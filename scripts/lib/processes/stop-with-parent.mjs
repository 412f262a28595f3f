// Ends a server process when its standard input ends. This happens when its parent exits or
// crashes.
import { isMainThread } from 'node:worker_threads';

// Skips threads, which inherit the flag that imports this file and whose standard input ends
// immediately.
if (isMainThread) {
  process.stdin.on('end', () => process.kill(process.pid, 'SIGINT'));
  process.stdin.on('error', () => process.kill(process.pid, 'SIGINT'));
  process.stdin.resume();
  process.stdin.unref?.();
}
