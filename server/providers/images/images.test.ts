import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { s3StandIn } from '../../../test/s3-stand-in.ts';
import { diskImages } from './disk-images.ts';
import { memoryImages } from './memory-images.ts';
import { s3Images } from './s3-images.ts';

const folder = mkdtempSync(join(tmpdir(), 'handsell-images-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([
  ['disk', async () => diskImages(folder)],
  ['memory', async () => memoryImages()],
  [
    's3',
    async () => {
      const { origin, keyId, secret } = await s3StandIn();
      return s3Images({ address: `${origin}/bucket`, region: 'us-east-1', keyId, secret });
    },
  ],
])('image store: %s', (_name, open) => {
  it('gives back what was written and null for what was not', async () => {
    const store = await open();
    await store.write('sized/9780000000002/a1/320.avif', Buffer.from([1, 2, 3]));
    expect(await store.read('sized/9780000000002/a1/320.avif')).toEqual(Buffer.from([1, 2, 3]));
    expect(await store.read('covers/none.svg')).toBeNull();
    expect(await store.has('sized/9780000000002/a1/320.avif')).toBe(true);
    expect([await store.has('covers/none.svg'), await store.has('covers/none.svg/x')]).toEqual([
      false,
      false,
    ]);
  });

  it('replaces a file', async () => {
    const store = await open();
    await store.write('covers/a.svg', Buffer.from('old'));
    await store.write('covers/a.svg', Buffer.from('new'));
    expect(String(await store.read('covers/a.svg'))).toBe('new');
  });

  it('deletes a file, and minds none that is gone', async () => {
    const store = await open();
    await store.write('covers/b.svg', Buffer.from('old'));
    await store.delete('covers/b.svg');
    expect(await store.read('covers/b.svg')).toBeNull();
    await store.delete('covers/b.svg');
  });

  it.each(['../secret', '/etc/passwd', 'covers/../../x', 'covers//x', 'covers/a b', '', 'c/.env'])(
    'refuses the key %j',
    async (key) => {
      const store = await open();
      await expect(store.read(key)).rejects.toThrow('not an image key');
      await expect(store.write(key, Buffer.from('x'))).rejects.toThrow('not an image key');
      await expect(store.delete(key)).rejects.toThrow('not an image key');
    },
  );
});

it('memory images can be made to fail', async () => {
  const store = memoryImages();
  store.failing = true;
  await expect(store.read('covers/a.svg')).rejects.toThrow('cannot be reached');
});
