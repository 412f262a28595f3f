// Imported into a server process: its standard input ends when its parent has ended, even after a crash.
process.stdin.on('end', () => process.kill(process.pid, 'SIGINT'));
process.stdin.on('error', () => process.kill(process.pid, 'SIGINT'));
process.stdin.resume();
process.stdin.unref?.();
