// Loaded into a long-running child: its input ends when its parent is gone, however that happened.
process.stdin.on('end', () => process.kill(process.pid, 'SIGINT'));
process.stdin.on('error', () => process.kill(process.pid, 'SIGINT'));
process.stdin.resume();
process.stdin.unref?.();
