import { expect, it } from 'vitest';
import { type S3StandIn, s3StandIn } from '../../../test/s3-stand-in.ts';
import { readEnv, SettingsError } from '../../env.ts';
import { imageStore } from './index.ts';
import { s3Images } from './s3-images.ts';

function settingsOf({ origin, keyId, secret }: S3StandIn) {
  return { address: `${origin}/books/shop-1/`, region: 'us-east-1', keyId, secret };
}

it('keeps files under the path of its address, with their type', async () => {
  const s3 = await s3StandIn();
  const store = s3Images(settingsOf(s3));
  await store.write('covers/9780000000002-a1.jpg', Buffer.from('picture'));
  expect([...s3.objects]).toEqual([
    ['/books/shop-1/covers/9780000000002-a1.jpg', { bytes: Buffer.from('picture'), type: 'image/jpeg' }],
  ]);
  expect(String(await store.read('covers/9780000000002-a1.jpg'))).toBe('picture');
  expect(await store.read('covers/none.svg')).toBeNull();
});

it('tries again when the bucket is busy', async () => {
  const s3 = await s3StandIn();
  const store = s3Images(settingsOf(s3));
  s3.trouble.push(503);
  await store.write('covers/a.png', Buffer.from('x'));
  s3.trouble.push(500);
  expect(String(await store.read('covers/a.png'))).toBe('x');
});

it('says what went wrong without the credentials', async () => {
  const s3 = await s3StandIn();
  const wrong = s3Images({ ...settingsOf(s3), secret: 'another-secret' });
  await expect(wrong.write('covers/a.png', Buffer.from('x'))).rejects.toThrow(
    /^the image store answered 403 SignatureDoesNotMatch for covers\/a\.png$/,
  );
  await expect(wrong.read('covers/a.png')).rejects.toThrow('403');
  const store = s3Images(settingsOf(s3), 300);
  s3.trouble.push('cut');
  await expect(store.read('covers/a.png')).rejects.toThrow('cannot be reached for covers/a.png');
  s3.trouble.push('silence');
  await expect(store.read('covers/a.png')).rejects.toThrow('cannot be reached for covers/a.png');
  const gone = s3Images({ ...settingsOf(s3), address: 'http://127.0.0.1:1/books' }, 2_000);
  const error = await gone.read('covers/a.png').catch((e: Error) => e);
  expect(String(error)).toContain('cannot be reached');
  expect(JSON.stringify([String(error), error])).not.toMatch(/stand-in\/secret|AKIASTANDIN/);
});

it('is chosen by the settings, which must be whole', async () => {
  const s3 = await s3StandIn();
  const env = { S3_URL: `${s3.origin}/books`, S3_ACCESS_KEY_ID: s3.keyId, S3_SECRET_ACCESS_KEY: s3.secret };
  expect(imageStore(readEnv({})).name).toBe('disk');
  const store = imageStore(readEnv(env));
  await store.write('covers/a.webp', Buffer.from('x'));
  expect(s3.requests).toEqual(['PUT /books/covers/a.webp']);
  expect(() => imageStore(readEnv({ ...env, S3_SECRET_ACCESS_KEY: '' }))).toThrow(SettingsError);
  expect(() => readEnv({ ...env, S3_URL: 'https://key:secret@s3.example/books' })).toThrow(SettingsError);
});
