import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildStore, buildTitle } from '../../test/factories.ts';
import { type TestShop, testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import { PicturePreviews } from './picture-previews.ts';

const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><circle r="300" fill="red"/>${fill}</svg>`;
const opaque = drawing('<rect width="400" height="600"/>');
const picture = { host: 'one.localhost', address: '/images/cover/1.svg', width: 260 };

async function previewOf(file: string | null) {
  const previews = new PicturePreviews(async () => (file === null ? null : Buffer.from(file)));
  const find = () => previews.forPage(picture.host).findPreview(picture.address, picture.width);
  expect(find()).toBeUndefined();
  await new Promise<void>((made) => previews.makeOnce([picture], made));
  return find();
}

it('draws an opaque picture as a small AVIF of the width that is shown', async () => {
  const preview = (await previewOf(opaque)) ?? '';
  expect(preview).toMatch(/^data:image\/avif;base64,/);
  expect(preview.length).toBeLessThan(3_000);
  const drawn = await sharp(Buffer.from(preview.split(',')[1] ?? '', 'base64')).metadata();
  expect([drawn.width, drawn.height]).toEqual([260, 390]);
});

it.each([
  ['a transparent picture', drawing('')],
  ['a broken picture', 'no picture'],
  ['a missing picture', null],
])('has no preview of %s, and asks for it once', async (_what, file) => {
  expect(await previewOf(file)).toBe('');
});

let made: TestShop;
let eisbn: string;
beforeEach(async () => {
  made = await testShop();
  await buildStore(made.db, { hosts: ['one.localhost'] });
  ({ eisbn } = await buildTitle(made.db));
  await made.reload();
});

it('comes with a page that is asked for again: the first reader does not wait for it', async () => {
  const app = createApp(made.shop, async (_request, { findPreview }) => {
    const found = findPreview?.(`/images/cover/${eisbn}.svg`, 260) ?? 'none yet';
    const elsewhere = findPreview?.('https://pictures.example/a.jpg', 260) ?? 'never';
    return new Response(`${found} ${elsewhere}`, { headers: { 'content-type': 'text/html' } });
  });
  const get = async () => {
    const answer = await app.request(`/item/${eisbn}`, { headers: { host: 'one.localhost' } });
    return { text: await answer.text(), etag: answer.headers.get('etag') };
  };
  const first = await get();
  expect(first.text).toBe('none yet never');
  expect(await get()).toEqual(first);
  await vi.waitFor(async () => expect((await get()).text).toMatch(/^data:image\/avif;base64,\S+ never$/));
  expect((await get()).etag).not.toBe(first.etag);
});
