import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../processes/run.mjs';
import { root } from '../root.mjs';
import { step } from '../steps.mjs';

const PACKAGE = 'fonts-roboto-unhinted';
const FACES = 'usr/share/fonts/truetype/roboto/unhinted/RobotoTTF';
const LIMIT_MS = 2 * 60 * 1000;

/**
 * Returns the environment variables with which a browser finds Roboto, the font of Android phones.
 * Layout shifts depend on the difference between the fallback font and the page's font. The fonts
 * are unpacked from Debian's package, not installed, so that nothing else on the machine changes.
 * Returns `null` if they cannot be unpacked.
 */
export async function phoneFonts(folder = join(root, 'node_modules/.cache/chorsu-fonts')) {
  const faces = join(folder, FACES);
  const config = join(folder, 'fonts.conf');
  if (!existsSync(faces) && !(await unpack(folder, faces))) return null;
  writeFileSync(config, configOf(faces, join(folder, 'cache')));
  return { FONTCONFIG_FILE: config };
}

async function unpack(folder, faces) {
  mkdirSync(folder, { recursive: true });
  await step(`Downloading Roboto from Debian: ${PACKAGE}`, async () => {
    await run('apt-get', ['download', '-q', PACKAGE], { cwd: folder, limitMs: LIMIT_MS });
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.deb'))) {
      await run('dpkg-deb', ['-x', join(folder, name), folder], { limitMs: LIMIT_MS });
      rmSync(join(folder, name));
    }
  });
  return existsSync(faces);
}

function configOf(faces, cache) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${faces}</dir>
  <cachedir>${cache}</cachedir>
</fontconfig>
`;
}
