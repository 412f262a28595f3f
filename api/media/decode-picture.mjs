// A process that decodes the images it receives, one at a time. The parent kills it when an image
// takes too long. This file is plain JavaScript, so that it needs no bundle of its own.
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';

// Loaded as CommonJS: the ES module of sharp uses syntax that Node 20.9 lacks (lib/node-20).
const sharp = createRequire(import.meta.url)('sharp');
sharp.cache(false);
// Shoppers' requests have priority.
setPriority(10);

process.on('disconnect', () => process.exit());
// The API ends this process when it stops, so signals to the process group are ignored.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('message', async (job) => {
  const bytes = await decode(job).catch(() => null);
  process.send({ bytes }, () => {});
});
process.send('ready');

async function decode({ bytes, formats, pixelsMax, sideMax, scaledTo, quality, isStrict }) {
  const failOn = isStrict ? 'error' : 'warning';
  const image = sharp(bytes, { limitInputPixels: pixelsMax, failOn, pages: 1 });
  const { format, width, height, depth } = await image.metadata();
  const isAccepted = formats.includes(format) && Math.max(width, height) <= sideMax;
  if (!isAccepted || (isStrict && depth !== 'uchar') || width * height > pixelsMax) return null;
  return image
    .autoOrient()
    .resize(scaledTo, scaledTo, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
}
