import type { Bodies } from '@/server/bytes/compress';
import type { PageRequest } from '@/server/pages/cache-key';
import type { Change } from '@/server/pages/follow-changes';
import type { FinishedPage } from '@/server/pages/page';
import type { Reader } from '@/server/pages/serve-page';
import { PageVersions } from './page-versions';
import { RedisLink } from './redis-link';
import { RenderOnce } from './render-once';
import { SharedFiles } from './shared-files';
import { SharedPages } from './shared-pages';

type Render = (request: PageRequest, reader: Reader) => Promise<FinishedPage>;

/** The functions with which storefronts share pages, files and changes through Redis. */
export type Shared = {
  /** Returns the page that another storefront has rendered, or renders it. */
  render: Render;
  findPayload: (digest: string) => Promise<Bodies | undefined>;
  versions: Pick<PageVersions, 'received' | 'applied'>;
  files: Pick<SharedFiles, 'find' | 'publish'>;
  close: () => void;
};

type OpenSharedOptions = {
  url: string;
  build: string;
  freshMs: number;
  render: Render;
  changesAfter: (number: number) => Promise<Change>;
};

/** Connects to Redis. While it is unavailable, each storefront renders its own pages. */
export async function openShared({ url, build, freshMs, render, changesAfter }: OpenSharedOptions) {
  const link = await RedisLink.open(url);
  const versions = new PageVersions(link, changesAfter);
  const pages = new SharedPages({ link, versions, build });
  const once = new RenderOnce({ pages, render, freshMs, now: Date.now });
  return {
    render: (request, reader) => once.render(request, reader),
    findPayload: (digest) => pages.findPayload(digest),
    versions,
    files: new SharedFiles(link),
    close: () => link.close(),
  } satisfies Shared;
}
