import Beasties from 'beasties';
import {
  filterScripts,
  replaceStylesheets,
  stylesheetsIn,
} from 'deferred-hydration/server/document-tags';
import { compressThoroughly } from '@/server/bytes/compress';
import { toPageRequest } from '@/server/pages/cache-key';
import { deferPages } from '@/server/rendering/deferred/defer-pages';
import { readStaticFile } from '@/server/rendering/next/build-files';
import { sendRequest } from '@/tests/support/send-request';
import { aProductPath, withShop } from '@/tools/bench/shop';

const ROUNDS = 20;
const build = process.env.CHORSU_DIST || '.next';

export type StylesRow = { page: string; styles: string; brotli: number; cpuMs: number };
type Way = (rendered: Awaited<ReturnType<typeof sendRequest>>, path: string) => Promise<string>;

/** Measures the size of a page and the CPU time to create it, for each way to embed its styles. */
export function benchStyles(): Promise<StylesRow[]> {
  return withShop(
    async (shop) => {
      const paths = { home: '/', list: '/products', product: await aProductPath(shop) };
      const rows: StylesRow[] = [];
      for (const [page, path] of Object.entries(paths)) {
        const rendered = await sendRequest(shop, path);
        for (const [styles, way] of Object.entries(ways())) {
          rows.push({ page, styles, ...(await measure(() => way(rendered, path))) });
        }
      }
      return rows;
    },
    { env: { DEFER_HYDRATION: 'off' } },
  );
}

/** Returns functions that embed the styles in different ways. All of them omit the same scripts. */
function ways(): Record<string, Way> {
  const deferHydration = deferPages((address) => readStaticFile(build, address));
  const beasties = new Beasties({ path: build, publicPath: '/_next/', logLevel: 'silent' });
  return {
    'in files (none in the page)': async ({ body }) => withoutStylesheets(bare(body)),
    'used rules (ours)': async (rendered, path) =>
      deferHydration(rendered, toPageRequest(path, {}))
        .body.toString()
        .replace(/<script src="\/hydrate\.js"[^>]*><\/script>/, ''),
    beasties: async ({ body }) => withoutStylesheets(await beasties.process(bare(body))),
    'whole stylesheets (inlineCss)': async ({ body }) => {
      const html = bare(body);
      const css = stylesheetsIn(html).map(({ address }) => readStaticFile(build, address ?? ''));
      return replaceStylesheets(html, `<style>${css.join('')}</style>`);
    },
  };
}

function bare(body: Buffer): string {
  return filterScripts(body.toString(), ({ kind }) => kind === 'json');
}

function withoutStylesheets(html: string): string {
  return html
    .replace(/<noscript><link rel="stylesheet".*?<\/noscript>/g, '')
    .replace(/<link rel="(?:stylesheet|preload|alternate stylesheet)" [^>]*\.css"[^>]*>/g, '');
}

async function measure(make: () => Promise<string>) {
  const html = await make();
  const { br } = await compressThoroughly(Buffer.from(html));
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) await make();
  const { user, system } = process.cpuUsage(before);
  return { brotli: br?.length ?? 0, cpuMs: (user + system) / 1000 / ROUNDS };
}
