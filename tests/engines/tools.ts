import { build } from 'esbuild';

/** Bundles the functions that the journeys run in pages into one script that defines `tools`. */
export async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/engines/in-page.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'tools',
    define: { 'process.env': '{}' },
  });
  return outputFiles[0]?.text ?? '';
}
