// A stub of the image renderer that does not load the image library. The path selects the behavior:
// `ends` exits, `fails` gets an error, `hangs` gets no response, and any other path gets itself and
// the process id.
process.on('disconnect', () => process.exit());
process.on('message', (path) => {
  if (path === 'ends') process.exit(3);
  if (path === 'fails') process.send({ path, failed: 'Error: no such picture' });
  else if (path !== 'hangs') process.send({ path, bytes: Buffer.from(`${path} ${process.pid}`) });
});
