// A stub of the image decoder that does not load the image library. The last byte selects the
// behavior: 1 loops forever, 2 exits, 3 returns no image, and any other value returns the process
// id.
process.on('disconnect', () => process.exit());
process.on('message', ({ bytes }) => {
  const last = bytes.at(-1);
  while (last === 1);
  if (last === 2) process.exit(3);
  process.send({ bytes: last === 3 ? null : Buffer.from(String(process.pid)) });
});
process.send('ready');
