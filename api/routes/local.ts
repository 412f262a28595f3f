import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { NotFound } from '@/api/errors';
import type { Api } from '@/api/implement';
import { importCatalog } from '@/api/import/import-catalog';
import type { Ports } from '@/api/ports';
import { getSettings, setSetting } from '@/api/services/settings';
import { pageTag } from '@/lib/domain/page-tags';

/** The menu of categories, which the storefront keeps by itself. */
const CATEGORIES = 'categories';

const importWish = z.object({ file: z.string(), dryRun: z.boolean() });
const settingChange = z.object({ name: z.string(), value: z.string() });

/** For the operator's tool on the same machine; outside `/api/v1`, so that nobody proxies it. */
export function localRoutes(api: Api, ports: Ports) {
  api.use('/local/*', async (c, next) => {
    if (!isOperator(c.req.header('authorization'), ports.localSecret)) throw new NotFound();
    await next();
  });
  api.post('/local/import', async (c) => {
    const report = await importCatalog(ports, importWish.parse(await c.req.json()));
    await ports.catalog.reread();
    if (report.added + report.changed > 0) ports.announce([pageTag.site, CATEGORIES]);
    return c.json({ status: true, data: report, message: null });
  });
  api.get('/local/settings', async (c) =>
    c.json({ status: true, data: await getSettings(ports), message: null }),
  );
  api.put('/local/settings', async (c) => {
    const { name, value } = settingChange.parse(await c.req.json());
    const data = await setSetting(ports, name, value);
    ports.announce([pageTag.site]);
    return c.json({ status: true, data, message: null });
  });
}

function isOperator(header: string | undefined, secret: string | null): boolean {
  return secret !== null && timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
