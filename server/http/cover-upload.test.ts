import { readdirSync } from 'node:fs';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { buildLocation, buildStore, buildTitle } from '../../test/factories.ts';
import { ownDataFolder } from '../../test/own-data-folder.ts';
import { type TestShop, testShop } from '../../test/shop.ts';
import { type Desk, staffAt } from '../../test/staff.ts';
import { createApp } from '../app.ts';
import { importFolder } from '../import/upload/files.ts';

const host = 'one.localhost';
let made: TestShop;
let app: Hono;
let owner: Desk;
let there: Desk;
let eisbn: string;

beforeEach(async () => {
  made = await testShop({ env: ownDataFolder() });
  const store = await buildStore(made.db, { hosts: [host] });
  const { id } = await buildLocation(made.db, store.id);
  ({ eisbn } = await buildTitle(made.db));
  await made.reload();
  owner = await staffAt(made, store, 'owner');
  there = await staffAt(made, store, 'manager', { locationId: id });
  app = createApp(made.shop, async () => new Response('the shop'));
});

const picture = () =>
  sharp({ create: { width: 300, height: 450, channels: 3, background: '#264653' } })
    .jpeg()
    .toBuffer() as Promise<Buffer<ArrayBuffer>>;

/** Where the answer leads to, or its status. */
async function sent(
  content: Buffer<ArrayBuffer> | string,
  { desk = owner, headers = {} }: { desk?: Desk; headers?: object } = {},
) {
  const form = new FormData();
  form.set('file', new File([content], 'front.jpg'));
  const response = await app.request(`http://${host}/admin/titles/${eisbn}/cover`, {
    method: 'POST',
    body: form,
    headers: { host, cookie: `staff_session=${desk.caller.token}`, ...headers },
  });
  return response.headers.get('location') ?? response.status;
}
const left = () => readdirSync(importFolder(made.shop.env.DATA_DIR));

it('takes the picture of a book from a form, and leaves nothing of the upload', async () => {
  expect(await sent(await picture())).toBe(`/admin/titles/${eisbn}?done=saved`);
  const { cover_image_cache: cache } = await owner.get('title/get', { eisbn });
  expect(await made.shop.images.has(`covers/${eisbn}-${cache}.jpg`)).toBe(true);
  expect(left()).toEqual([]);
});

it('says why a file is no cover, and leaves nothing of it', async () => {
  expect(await sent('<script>alert(1)</script>')).toBe(`/admin/titles/${eisbn}?cover=invalid_cover`);
  expect(left()).toEqual([]);
  expect(await owner.get('title/get', { eisbn })).toMatchObject({ cover_image_cache: '' });
});

it('takes no file from someone who may not change the whole shop, nor from another site', async () => {
  expect(await sent(await picture(), { desk: there })).toBe(`/admin/titles/${eisbn}?cover=not_allowed`);
  expect(await sent(await picture(), { headers: { cookie: '' } })).toBe(
    `/admin/titles/${eisbn}?cover=not_allowed`,
  );
  expect(await sent(await picture(), { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
  expect(await owner.get('title/get', { eisbn })).toMatchObject({ cover_image_cache: '' });
});
