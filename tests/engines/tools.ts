import { build } from 'esbuild';

/** What the journeys run in pages, as one script that defines `tools`. */
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
