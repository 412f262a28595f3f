// Imported into a server process: its standard input ends when its parent is gone, however it went.
process.stdin.on('end', () => process.kill(process.pid, 'SIGINT'));
process.stdin.on('error', () => process.kill(process.pid, 'SIGINT'));
process.stdin.resume();
process.stdin.unref?.();
