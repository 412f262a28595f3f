// Imported into a server process. Its standard input ends when its parent ends, even after a crash.
import { isMainThread } from 'node:worker_threads';

// Threads inherit the flag that imports this file, and their standard input ends at once.
if (isMainThread) {
  process.stdin.on('end', () => process.kill(process.pid, 'SIGINT'));
  process.stdin.on('error', () => process.kill(process.pid, 'SIGINT'));
  process.stdin.resume();
  process.stdin.unref?.();
}
