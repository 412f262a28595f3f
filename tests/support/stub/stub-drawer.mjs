// Draws without the picture library. What it is asked for says how it behaves: `ends` ends the
// process, `fails` is not drawn, `hangs` is never answered, `pid` is the number of the process.
process.on('disconnect', () => process.exit());
process.on('message', (path) => {
  if (path === 'ends') process.exit(3);
  if (path === 'fails') process.send({ path, failed: 'Error: no such picture' });
  else if (path !== 'hangs') process.send({ path, bytes: Buffer.from(`${path} ${process.pid}`) });
});
