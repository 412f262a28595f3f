import { nextHtml } from 'deferred-hydration/tests/next-html';
import { expect, test } from 'vitest';
import { pickBody } from '@/server/bytes/compress';
import { toPageRequest } from '@/server/pages/cache-key';
import { deferPages } from '@/server/rendering/deferred/defer-pages';
import { aGate } from '@/tests/support/stub/gate';
import { aServer, html, reader, STALE_MS, settled } from './page-server';

/** Creates a page server that splits RSC payloads from pages. Each payload contains this text. */
function aSplitServer(text: (round: number) => string | Promise<string>) {
  return aServer(
    async (_, round) => html(nextHtml().replace('[1,"x"]', `[1,"${await text(round)}"]`)),
    undefined,
    deferPages(() => 'p{}'),
  );
}

/** Returns the digest and the text of the page's RSC payload. */
async function dataOf({ server }: Pick<ReturnType<typeof aServer>, 'server'>, url: string) {
  const { page } = await server.serve(toPageRequest(url, {}), reader);
  const digest = page.payload?.digest ?? '';
  const bodies = await server.payload(digest, toPageRequest(url, {}), reader);
  return { digest, text: bodies ? pickBody(bodies, 'identity')[1].toString() : undefined };
}

test('serves the RSC payload whose digest is in the HTML', async () => {
  const shop = aSplitServer(() => 'a');

  const { digest, text } = await dataOf(shop, '/about');

  expect(text).toContain('self.__next_f.push([1,"a"])');
  expect(shop.rendered).toHaveLength(1);
  expect(await shop.server.payload('another', toPageRequest('/about', {}), reader)).toBeUndefined();
  expect(digest).toMatch(/^[\w-]{11}$/);
});

test('serves the RSC payload of a list that is no longer cached', async () => {
  const url = '/products?search=choynak';
  const shop = aSplitServer(() => 'a');
  await shop.get(url);
  const { digest, text } = await dataOf(shop, url);

  const bodies = await aSplitServer(() => 'a').server.payload(
    digest,
    toPageRequest(url, {}),
    reader,
  );

  expect(bodies && pickBody(bodies, 'identity')[1].toString()).toBe(text);
});

test('serves the RSC payload of the previous version of a page', async () => {
  const shop = aSplitServer((round) => `turn ${round}`);
  const previous = await dataOf(shop, '/about');
  shop.clock.now += STALE_MS;

  const renewed = await dataOf(shop, '/about');
  const bodies = await shop.server.payload(previous.digest, toPageRequest('/about', {}), reader);

  expect(renewed.digest).not.toBe(previous.digest);
  expect(bodies && pickBody(bodies, 'identity')[1].toString()).toBe(previous.text);
});

test('serves the RSC payload of a page invalidated during its render', async () => {
  const gate = aGate();
  const shop = aSplitServer(async (round) => {
    if (round === 1) await gate.opened;
    return `turn ${round}`;
  });
  const request = toPageRequest('/about', {});
  const response = shop.server.serve(request, reader);
  await settled(() => shop.rendered.length === 1);
  shop.server.invalidate(['site']);
  gate.open();
  const { page } = await response;

  expect(await shop.server.payload(page.payload?.digest ?? '', request, reader)).toBeDefined();
});

test('serves a payload by its URL from a process that has not rendered the page', async () => {
  const { digest } = await dataOf(
    aSplitServer(() => 'a'),
    '/about',
  );
  const other = aSplitServer(() => 'a');

  expect(await other.server.payload(digest, toPageRequest('/about', {}), reader)).toBeDefined();
  expect(other.rendered).toEqual(['/about']);
});
