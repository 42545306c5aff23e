import { readdirSync } from 'node:fs';
import type { Hono } from 'hono';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../test/factories.ts';
import { ownDataFolder } from '../../test/own-data-folder.ts';
import { type TestShop, testShop } from '../../test/shop.ts';
import { type Desk, staffAt } from '../../test/staff.ts';
import { createApp } from '../app.ts';
import { importFolder } from '../import/upload/files.ts';

const host = 'one.localhost';
let made: TestShop;
let app: Hono;
let owner: Desk;
let viewer: Desk;

beforeEach(async () => {
  made = await testShop({ env: ownDataFolder() });
  const store = await buildStore(made.db, { hosts: [host], settings: { is_private: true } });
  await buildLocation(made.db, store.id);
  await made.reload();
  owner = await staffAt(made, store, 'owner');
  viewer = await staffAt(made, store, 'viewer');
  app = createApp(made.shop, async () => new Response('the shop'));
});

const picture = (width = 300) =>
  sharp({ create: { width, height: 200, channels: 3, background: '#264653' } })
    .jpeg()
    .toBuffer() as Promise<Buffer<ArrayBuffer>>;

const ask = (path: string, init: RequestInit = {}, desk: Desk = owner) =>
  app.request(`http://${host}${path}`, {
    ...init,
    headers: { host, cookie: `staff_session=${desk.caller.token}`, ...(init.headers as object) },
  });

async function sent(
  path: string,
  content: Buffer<ArrayBuffer> | string,
  { desk = owner, headers = {} }: { desk?: Desk; headers?: object } = {},
) {
  const body = new FormData();
  body.set('file', new File([content], 'front.jpg'));
  return ask(path, { method: 'POST', body, headers: { ...headers } }, desk);
}
const left = () => readdirSync(importFolder(made.shop.env.DATA_DIR));
const goal = async (answer: Promise<Response>) => {
  const { headers, status } = await answer;
  return headers.get('location') ?? status;
};

it('adds a picture from a form, replaces it, and leaves nothing of the uploads', async () => {
  expect(await goal(sent('/admin/pictures/upload', await picture()))).toMatch(
    /^\/admin\/pictures\/\d+\?done=saved$/,
  );
  const [first] = (await owner.get('picture/getList')).pictures;
  expect(first).toMatchObject({ name: 'front', width: 300 });
  const file = `/admin/pictures/${first?.id}/file`;
  expect(await goal(sent(`${file}?version=1`, await picture(500)))).toBe(
    `/admin/pictures/${first?.id}?done=saved`,
  );
  expect(await goal(sent(`${file}?version=1`, await picture(600)))).toBe(
    `/admin/pictures/${first?.id}?problem=stale`,
  );
  expect(await owner.get('picture/get', { id: first?.id })).toMatchObject({ width: 500, version: 2 });
  expect(left()).toEqual([]);
});

it('answers a program with the picture, or the reason why there is none', async () => {
  const headers = { accept: 'application/json' };
  const added = await sent('/admin/pictures/upload', await picture(), { headers });
  expect(await added.json()).toMatchObject({ name: 'front', version: 1 });
  const refused = await sent('/admin/pictures/upload', '<svg onload="alert(1)"/>', { headers });
  expect(await refused.json()).toMatchObject({
    error_code: 'invalid_picture',
    error: expect.stringContaining('SVG'),
  });
  const large = await sent('/admin/pictures/upload', 'x'.repeat(21 * 1024 * 1024), { headers });
  expect(await large.json()).toMatchObject({ error_code: 'too_large' });
  expect(left()).toEqual([]);
});

it('takes no file from someone who may not write, nor from another site', async () => {
  const upload = async (more: Parameters<typeof sent>[2]) =>
    goal(sent('/admin/pictures/upload', await picture(), more));
  expect(await upload({ desk: viewer })).toBe('/admin/pictures?problem=not_allowed');
  expect(await upload({ headers: { cookie: '' } })).toBe('/admin/pictures?problem=not_allowed');
  expect(await upload({ headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
  expect((await owner.get('picture/getList')).total).toBe(0);
});

it('shows staff the pictures of a private shop, and nobody else', async () => {
  await sent('/admin/pictures/upload', await picture());
  const [first] = (await owner.get('picture/getList')).pictures;
  const file = `/admin/pictures/${first?.id}/file?w=320`;
  const shown = await ask(`${file}&v=${first?.cache}`, {}, viewer);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(shown.headers.get('cache-control')).toMatch(/^private, .*immutable$/);
  expect((await ask(`${file}&whole`)).headers.get('cache-control')).toBe('private, no-cache');
  expect((await ask(file, { headers: { cookie: '' } })).status).toBe(404);
  expect((await ask(`/admin/pictures/${first?.id}/file?w=321`)).status).toBe(404);
  expect((await ask(first?.address ?? '')).status).toBe(404);
});
