import { expect, test, vi } from 'vitest';
import { download, isPublicAddress } from '@/api/import/read/download';
import { served } from '@/tests/support/page/served';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'not-an-address',
])('never connects to %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '2a00:1450:4001::1'])('may connect to %s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const local = { isAllowed: (address: string) => address === '127.0.0.1' };

test('refuses private addresses, even behind a host name or in another notation', async () => {
  const onRequest = vi.fn();
  const url = await served((req, res) => {
    onRequest(req.url);
    res.end('secret');
  });
  const { port } = new URL(url);
  for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]']) {
    await expect(download(`http://${host}:${port}/`)).rejects.toThrow('not on the public internet');
  }
  expect(onRequest).not.toHaveBeenCalled();
});

test('checks the address of each redirect', async () => {
  const url = await served((_, res) => {
    res.writeHead(302, { location: 'http://127.0.0.2/latest/meta-data' }).end();
  });
  await expect(download(url, local)).rejects.toThrow('127.0.0.2 is not on the public internet');
});

test('follows redirects to images, but rejects endless redirects and other protocols', async () => {
  const url = await served((req, res) => {
    const to: Record<string, string> = {
      '/a': '/b',
      '/loop': '/loop',
      '/file': 'file:///etc/passwd',
    };
    const location = to[req.url ?? ''];
    if (location) res.writeHead(301, { location }).end();
    else res.end('image');
  });
  expect(String(await download(`${url}/a`, local))).toBe('image');
  await expect(download(`${url}/loop`, local)).rejects.toThrow('too many redirects');
  await expect(download(`${url}/file`, local)).rejects.toThrow('file: is not supported');
});

test('limits the size and duration of a download, and reports an error status', async () => {
  const url = await served((req, res) => {
    if (req.url === '/none') res.writeHead(404).end();
    if (req.url === '/slow') res.write('a');
    if (req.url === '/large') res.end(Buffer.alloc(21 * 1024 * 1024));
  });
  await expect(download(`${url}/none`, local)).rejects.toThrow('responded with status 404');
  await expect(download(`${url}/large`, local)).rejects.toThrow('larger than 20 MB');
  const options = { ...local, timeoutMs: 300 };
  await expect(download(`${url}/slow`, options)).rejects.toThrow('it took too long');
});
