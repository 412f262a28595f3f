import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MEDIA_BASE } from '@/lib/constants';
import { aContentShop, t } from '@/tests/api/setup/content';

const content = aContentShop();
const { done, faultsOf, folder, get, print, section } = content;

test('imports images from the folder of the file, and keeps images of the shop', async () => {
  const [first] = await section('banners');
  await sharp({ create: { width: 40, height: 10, channels: 3, background: '#0a0' } })
    .png()
    .toFile(join(folder, 'wide.png'));
  const added = { title: t('Yangi', 'Новый'), button: t('Ochish', 'Открыть'), link: '/products' };
  const banners = [{ ...added, image: 'wide.png' }, first];
  const uploads = async () => (await content.shop.ports.media.list('uploads')).length;
  const before = await uploads();

  await done({ banners }, true);
  expect(await faultsOf({ banners: [...banners, { ...added, image: 'none.png' }] })).toEqual([
    'banners[2].image: none.png is missing or is not an image',
  ]);
  expect(await uploads()).toBe(before);

  await done({ banners });
  expect(await uploads()).toBe(before + 1);
  const { results } = await get('/catalog/banner');
  expect(results.map(({ title }: { title: string }) => title)).toEqual(['Yangi', first?.title.uz]);
  expect(results[0].image).toMatch(/^uploads\/[0-9a-f]{32}\.webp$/);
  expect(results[0].image_mobile).toBe(results[0].image);
  expect(results[1]).toMatchObject({ image: first?.image, image_mobile: first?.image_mobile });
  const shown = await content.shop.app.request(`${MEDIA_BASE}/${results[0].image}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await done(await print())).toEqual({});
});

test('a text can contain images from the folder of the file and images of the shop', async () => {
  const menu = await section('menu');
  await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a00' } })
    .png()
    .toFile(join(folder, 'plan.png'));
  const page = { type: 'static', slug: 'reja', title: t('Reja', 'План') };
  const withText = (text: string) => ({
    menu: [{ ...page, text: t(text, '<p>План</p>') }, ...menu],
  });
  await done(withText('<p>Bu yerda: <img src="plan.png" alt="Reja" /></p>'));
  const [first] = await section('menu');
  const shown =
    /^<p>Bu yerda: <img src="(\/media\/uploads\/[0-9a-f]{32}\.webp)" alt="Reja" \/><\/p>$/;
  const [, src = ''] = shown.exec(first?.text?.uz ?? '') ?? [];
  expect((await content.shop.app.request(src)).status).toBe(200);
  expect(await done(await print())).toEqual({});

  const absent = `${MEDIA_BASE}/uploads/none.webp`;
  expect(await faultsOf(withText(`<p><img src="none.png" /><img src="${absent}" /></p>`))).toEqual([
    'menu[0].text.uz: none.png is missing or is not an image',
    'menu[0].text.uz: uploads/none.webp is missing or is not an image',
  ]);
  await done({ menu });
});

test('a named pipe is not read as an image', async () => {
  execFileSync('mkfifo', [join(folder, 'pipe.png')]);
  const partners = [{ name: 'Quvur', image: 'pipe.png' }];
  expect(await faultsOf({ partners })).toEqual([
    'partners[0].image: pipe.png is missing or is not an image',
  ]);
  rmSync(join(folder, 'pipe.png'));
  expect(readdirSync(folder)).not.toContain('pipe.png');
});
