import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { anEvent } from '../../../test/events.ts';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import { ownDataFolder } from '../../../test/own-data-folder.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, staffAt } from '../../../test/staff.ts';
import { importFolder, uploadPath } from '../../import/upload/files.ts';

let made: TestShop;
let store: Awaited<ReturnType<typeof buildStore>>;
let owner: Desk;
let uploads = 0;

beforeEach(async () => {
  made = await testShop({ env: ownDataFolder() });
  store = await buildStore(made.db);
  await buildLocation(made.db, store.id);
  await made.reload();
  owner = await staffAt(made, store, 'owner');
});

/** Puts bytes where the HTTP side leaves an upload, and returns its name. */
function uploaded(bytes: Buffer | string): string {
  uploads += 1;
  const file = uploads.toString(16).padStart(32, '0');
  mkdirSync(importFolder(made.shop.env.DATA_DIR), { recursive: true });
  writeFileSync(uploadPath(made.shop.env.DATA_DIR, file), bytes);
  return file;
}

const painted = (width: number, height: number, background = '#264653') =>
  sharp({ create: { width, height, channels: 3, background } });
const jpeg = (width = 400, height = 300) => painted(width, height).jpeg().toBuffer();
const add = async (bytes?: Buffer, file_name = 'C:\\photos\\Front Door.JPG') =>
  owner.get('picture/upload', { file: uploaded(bytes ?? (await jpeg())), file_name });
const row = async (id: number) =>
  (
    await made.db.query<{ file: string; original: string }>(
      'select file, original from picture where id = $1',
      [id],
    )
  )[0];
const keyOf = (file: string | undefined) => `media/${store.webstoreName}/${file}`;
const stored = async (id: number) => made.shop.images.read(keyOf((await row(id))?.file));

it('takes a picture as the camera saw it, without what the camera says of itself', async () => {
  const sideways = await painted(400, 300)
    .jpeg()
    // Turned by a quarter.
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Ann' } } })
    .toBuffer();
  const picture = await add(sideways);
  expect(picture).toMatchObject({ name: 'Front Door', alt: '', version: 1, width: 300, height: 400 });
  expect(picture.path).toMatch(/^library\/front-door-[0-9a-f]{8}\.jpg$/);
  const kept = await sharp((await stored(picture.id)) ?? Buffer.of()).metadata();
  expect(kept).toMatchObject({ format: 'jpeg', width: 300, height: 400 });
  expect([kept.exif, kept.orientation]).toEqual([undefined, undefined]);
  const [entry] = (await owner.get('audit/getList')).entries;
  expect(entry).toMatchObject({ action: 'picture/upload', target: 'Front Door' });
});

it.each([
  ['png', () => painted(30, 20).png().toBuffer()],
  ['webp', () => painted(30, 20).webp().toBuffer()],
  ['gif', () => painted(30, 20).gif().toBuffer()],
])('takes a %s as it is', async (type, bytes) => {
  expect(await add(await bytes())).toMatchObject({
    path: expect.stringMatching(`\\.${type}$`),
    width: 30,
    height: 20,
  });
});

it('keeps an AVIF as WebP, and a very large photo smaller', async () => {
  expect((await add(await painted(30, 20).avif().toBuffer())).path).toMatch(/\.webp$/);
  expect(await add(await jpeg(5000, 2500))).toMatchObject({ width: 3840, height: 1920 });
});

it('keeps a moving picture moving, and refuses one with too many frames', async () => {
  const moving = async (frames: number, side: number) => {
    const colours = Array.from({ length: frames }, (_, i) => `hsl(${i * 30}, 90%, 50%)`);
    const drawn = colours.map((colour) => painted(side, side, colour).png().toBuffer());
    return sharp(await Promise.all(drawn), { join: { animated: true } })
      .gif()
      .toBuffer();
  };
  const picture = await add(await moving(3, 40));
  expect(picture).toMatchObject({ width: 40, height: 40 });
  const kept = sharp((await stored(picture.id)) ?? Buffer.of(), { animated: true });
  expect((await kept.metadata()).pages).toBe(3);
  const cut = await owner.get('picture/save', { id: picture.id, version: 1, name: 'Cut', crop_width: 20 });
  expect(cut).toMatchObject({ width: 20, height: 40 });
  const part = sharp((await stored(picture.id)) ?? Buffer.of(), { animated: true });
  expect(await part.metadata()).toMatchObject({ pages: 3, pageHeight: 40, width: 20 });
  // One large frame, eleven times.
  const one = await painted(2000, 2000).gif().toBuffer();
  const head = 13 + ((one[10] ?? 0) & 0x80 ? 3 * 2 ** (((one[10] ?? 0) & 7) + 1) : 0);
  const frames = Array.from({ length: 11 }, () => one.subarray(head, -1));
  const large = Buffer.concat([one.subarray(0, head), ...frames, Buffer.of(0x3b)]);
  expect(await owner.send('picture/upload', { file: uploaded(large) })).toMatchObject({
    error_code: 'invalid_picture',
    error: expect.stringContaining('11 frames'),
  });
});

const bomb = () => painted(12_000, 12_000, '#ffffff').png({ compressionLevel: 9 }).toBuffer();

it.each<[string, () => Promise<Buffer> | Buffer | string, RegExp]>([
  [
    'an SVG with a script',
    () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    /SVG.*programs/,
  ],
  ['a page', () => '<!doctype html><script>alert(1)</script>', /web page/],
  ['a PDF', () => '%PDF-1.7', /PDF/],
  ['nothing', () => '', /empty/],
  ['a bomb', bomb, /too large \(12000 × 12000/],
  ['half a picture', async () => (await jpeg(800, 800)).subarray(0, 2000), /broken/],
  [
    'bytes after the beginning of a JPEG',
    () => Buffer.concat([Buffer.of(255, 216, 255), Buffer.alloc(500, 7)]),
    /broken/,
  ],
  ['21 MB', () => Buffer.alloc(21 * 1024 * 1024), /21 MB; at most 20 MB/],
])('refuses %s with the reason, and keeps nothing of it', async (_, bytes, reason) => {
  const answer = await owner.send('picture/upload', { file: uploaded(await bytes()), file_name: 'door.jpg' });
  expect(answer).toMatchObject({ error_code: 'invalid_picture', error: expect.stringMatching(reason) });
  expect(await owner.get('picture/getList')).toMatchObject({ pictures: [], total: 0 });
});

it('takes no name of a file from a caller', async () => {
  for (const file of ['../../secret.key', '/etc/passwd', 'f'.repeat(32)])
    expect(await owner.send('picture/upload', { file })).toMatchObject({ ok: false });
});

it('saves nothing by half when the disk is full or the store is gone', async () => {
  const { id } = await add();
  const before = await row(id);
  const { images } = made.shop;
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  made.shop.images = { ...images, write: () => Promise.reject(full) };
  const file = uploaded(await jpeg());
  expect(await owner.send('picture/upload', { file })).toMatchObject({
    error_code: 'not_kept',
    error: expect.stringContaining('disk of the shop is full'),
  });
  made.shop.images = { ...images, write: () => Promise.reject(new Error('timeout')) };
  for (const [name, input] of [
    ['picture/replace', { id, version: 1, file }],
    ['picture/save', { id, version: 1, name: 'Other', crop_width: 10 }],
  ] as const)
    expect(await owner.send(name, input)).toMatchObject({
      error_code: 'not_kept',
      error: expect.stringContaining('can’t be reached'),
    });
  made.shop.images = images;
  expect(await row(id)).toEqual(before);
  expect(await stored(id)).not.toBeNull();
  expect(await owner.get('picture/getList')).toMatchObject({
    pictures: [{ name: 'Front Door', version: 1 }],
    total: 1,
  });
});

it('saves what is said of a picture; decoration says nothing', async () => {
  const { id } = await add();
  const words = { id, name: 'Door', alt: 'A red door', focus_x: 20, focus_y: 80 };
  expect(await owner.get('picture/save', { ...words, version: 1 })).toMatchObject({ ...words, version: 2 });
  const { focus_x: _, focus_y: __, ...fewer } = words;
  const plain = await owner.get('picture/save', { ...fewer, version: 2, is_decorative: true });
  expect(plain).toMatchObject({ ...words, alt: '', is_decorative: true });
  expect(await owner.send('picture/save', { ...words, version: 3, name: ' ' })).toMatchObject({
    error_code: 'name_missing',
  });
});

it('shows a part of a picture, another one, and the whole again', async () => {
  const { id, cache, path } = await add();
  const whole = await row(id);
  const save = (more: object) => owner.get('picture/save', { id, name: 'Door', ...more });
  const part = { crop_left: 10, crop_top: 20, crop_width: 200, crop_height: 100 };
  const cut = await save({ ...part, version: 1 });
  expect(cut).toMatchObject({
    path,
    width: 200,
    height: 100,
    crop_left: 10,
    original_width: 400,
    original_height: 300,
  });
  expect(cut.cache).not.toBe(cache);
  const first = await row(id);
  expect(await sharp((await stored(id)) ?? Buffer.of()).metadata()).toMatchObject({
    width: 200,
    height: 100,
  });
  await save({ version: 2, crop_left: 0, crop_top: 0, crop_width: 400, crop_height: 150 });
  expect(await made.shop.images.has(keyOf(first?.file))).toBe(false);
  expect(await made.shop.images.has(keyOf(whole?.file))).toBe(true);
  const again = await save({ version: 3, crop_left: 0, crop_top: 0, crop_width: 400, crop_height: 300 });
  expect(again).toMatchObject({ width: 400, height: 300, crop_left: 0 });
  expect(await row(id)).toEqual(whole);
  expect(
    await owner.send('picture/save', { id, version: 4, name: 'Door', ...part, crop_left: 201 }),
  ).toMatchObject({
    error_code: 'invalid_crop',
    error: expect.stringContaining('400 × 300'),
  });
});

it('replaces a picture at its address with new bytes of another kind, and leaves none of the old ones', async () => {
  const { id, path, cache } = await add();
  const cut = await owner.get('picture/save', {
    id,
    version: 1,
    name: 'Door',
    alt: 'A door',
    crop_width: 100,
    focus_x: 9,
  });
  const old = await row(id);
  const bytes = await painted(50, 60, '#ff0000').png().toBuffer();
  const replaced = await owner.get('picture/replace', { id, version: 2, file: uploaded(bytes) });
  expect(replaced).toMatchObject({ path, alt: 'A door', version: 3, width: 50, height: 60, focus_x: 50 });
  expect([cache, cut.cache]).not.toContain(replaced.cache);
  expect((await row(id))?.file).toMatch(/\.png$/);
  for (const file of [old?.file, old?.original]) expect(await made.shop.images.has(keyOf(file))).toBe(false);
  expect(await stored(id)).not.toBeNull();
});

it('refuses a stale change, and another store', async () => {
  const { id } = await add();
  await owner.get('picture/save', { id, version: 1, name: 'Door' });
  const before = await row(id);
  for (const [name, more] of [
    ['picture/save', { name: 'Gate', crop_width: 10 }],
    ['picture/replace', { file: uploaded(await jpeg()) }],
    ['picture/delete', {}],
  ] as const)
    expect(await owner.send(name, { id, version: 1, ...more })).toMatchObject({
      error_code: 'stale',
      error_data: { newer: { version: 2, name: 'Door' } },
    });
  expect(await row(id)).toEqual(before);
  const other = await buildStore(made.db);
  await buildLocation(made.db, other.id);
  await made.reload();
  const stranger = await staffAt(made, other, 'owner');
  const file = uploaded(await jpeg());
  for (const name of ['get', 'getUses', 'save', 'replace', 'delete'])
    expect(await stranger.send(`picture/${name}`, { id, version: 2, name: 'Mine', file })).toMatchObject({
      error_code: 'not_found',
    });
  expect((await stranger.get('picture/getList')).total).toBe(0);
});

it('finds pictures by all of the words, wherever they are', async () => {
  const { id } = await add();
  await owner.get('picture/save', { id, version: 1, name: 'Shop', alt: 'Two readers on a bench' });
  await add(undefined, 'bench.png');
  const found = async (words: string) =>
    (await owner.get('picture/getList', { words })).pictures.map((p) => p.name);
  expect(await found('BENCH')).toEqual(['bench', 'Shop']);
  expect(await found('bench two')).toEqual(['Shop']);
  expect(await found('100%_')).toEqual([]);
});

it('says where a picture is used, and is not deleted before that is known', async () => {
  const { id, path, address } = await add();
  const other = await add(undefined, 'front-door.jpg');
  const image = (at: string) => ({ component: 'image_gif', data: { path: at } });
  const page = (at: string, blocks: object[]) => owner.get('page/save', { path: at, title: at, blocks });
  await page('/shown', [image(path)]);
  await page('/slides', [{ component: 'image_carousel', data: { slides: [{ path }] } }]);
  await page('/own', [{ component: 'custom_html_css', data: { html: `<img src="${address}?v=1">` } }]);
  await page('/other', [image(other.path)]);
  await owner.get('page/saveDraft', { path: '/soon', title: 'Soon', blocks: [image(path)] });
  await anEvent(made.db, store.id, { title: 'Reading', image_url: address });
  const card = { header: 'For a friend', image: address, description: '' };
  const share = { 'styles.share_image_url': address, 'gift_cards.custom_elements': [card] };
  await owner.get('settings/save', { values: { 'styles.logo_url': address, ...share } });
  const { look } = await owner.get('look/get');
  await owner.get('look/saveDraft', { look: { ...look, favicon_url: address } });
  expect(await owner.get('picture/getUses', { id })).toMatchObject({
    pages: [{ path: '/own' }, { path: '/shown' }, { path: '/slides' }],
    drafts: [{ title: 'Soon' }],
    events: [{ title: 'Reading' }],
    settings: [
      { name: 'gift_cards.custom_elements' },
      { name: 'styles.logo_url', label: 'Logo' },
      { name: 'styles.share_image_url' },
    ],
    look_draft: true,
  });
  expect(await owner.send('picture/delete', { id, version: 1 })).toMatchObject({
    error_code: 'picture_used',
    error_data: { uses: { events: [{ title: 'Reading' }] } },
  });
  const { file } = (await row(id)) ?? {};
  expect(await made.shop.images.has(keyOf(file))).toBe(true);
  await owner.get('picture/delete', { id, version: 1, despite_uses: true });
  expect(await owner.send('picture/get', { id })).toMatchObject({ error_code: 'not_found' });
  expect(await made.shop.images.has(keyOf(file))).toBe(false);
  await page('/other', []).catch(() => undefined);
  expect(await owner.get('picture/getUses', { id: other.id })).toMatchObject({
    drafts: [],
    events: [],
    settings: [],
    look_draft: false,
  });
});
