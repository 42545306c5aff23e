import { expect, it } from 'vitest';
import { memoryImages } from '../providers/images/memory-images.ts';
import { firstPicture } from './first-picture.ts';
import type { PictureSize } from './make-size.ts';

const bytes = Buffer.from('a small picture');
const images = memoryImages();
await images.write('sized/9780140328721/a1b2/480.avif', bytes);
await images.write('sized/9780140328721/d4/preview-184.avif', bytes);
await images.write('sized/media/books/shop/front/e5/preview-480.avif', bytes);
await images.write('sized/media/books/shop/glass/f6/preview-480.avif', Buffer.alloc(0));
const makers = { makeSize: async () => {}, drawCover: async () => '<svg>"50%"</svg>' };
const bring = async (html: string) => (await firstPicture(images, makers)(Buffer.from(html))).toString();

// React names a picture with priority in the head as well.
const head =
  '<html><head><meta charSet="utf-8"/><title>Été</title><link rel="preload" as="image" href="/x" fetchPriority="high"/></head>';
const page = (sources: string, img = 'fetchPriority="high"') =>
  `${head}<body>言葉<picture>${sources}<img src="/a.jpg" ${img}/></picture></body></html>`;
const forPhones = (path: string) =>
  `<source media="(max-width: 716px)" type="image/avif" srcSet="${path}"/><source type="image/avif" srcSet="/b.avif 1x"/>`;

it('brings along what phones show of the picture with priority', async () => {
  const path = '/images/cover/9780140328721/a1b2/480.avif';
  expect(await bring(page(forPhones(path)))).toBe(
    page(forPhones(`data:image/avif;base64,${bytes.toString('base64')}`)),
  );
});

it('names the picture early where a page is heavy, or the picture is not at hand', async () => {
  const path = '/images/cover/9780140328721/a1b2/480.avif';
  const heavy = page(forPhones(path)) + ' '.repeat(120_000);
  const link = (of: string) =>
    `<meta charSet="utf-8"/><link rel="preload" as="image" type="image/avif" imagesrcset="${of}" media="(max-width: 716px)" fetchpriority="high"/><title>`;
  expect(await bring(heavy)).toContain(link(path));
  expect(await bring(heavy)).not.toContain('data:');
  const other = path.replace('a1b2', 'c3d4');
  expect(await bring(page(forPhones(other)))).toContain(link(other));
});

it('names every size where the window decides which is taken', async () => {
  const source = '<source type="image/avif" srcSet="/s.avif 180w, /l.avif 360w" sizes="60vw"/>';
  expect(await bring(page(source))).toContain(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/s.avif 180w, /l.avif 360w" imagesizes="60vw" fetchpriority="high"/>',
  );
});

const data = `data:image/avif;base64,${bytes.toString('base64')}`;

it('brings the picture in small where it is chosen among sizes, to be seen until it has come', async () => {
  const at = '/images/cover/9780140328721/d4';
  const source = `<source type="image/avif" srcSet="${at}/180.avif 1x, ${at}/360.avif 2x"/>`;
  const html = await bring(page(source));
  expect(html).toContain(`<link rel="preload" as="image" type="image/avif" imagesrcset="${at}/180.avif 1x`);
  expect(html).toContain(`<img style="background:center/cover url(${data})" src="/a.jpg"`);
});

it('does so for pictures of the shop’s own, which come in one format', async () => {
  const at = (name: string, v: string) =>
    `/media/books/shop/${name}.svg?v=${v}&amp;w=320 320w, /media/books/shop/${name}.svg?v=${v}&amp;w=640 640w`;
  const img = (name: string, v: string) =>
    `${head}<body><img src="/m" srcSet="${at(name, v)}" sizes="100vw" fetchPriority="high" style="border-radius:4px"/></body></html>`;
  const html = await bring(img('front', 'e5'));
  expect(html).toContain(`style="background:center/cover url(${data});border-radius:4px"`);
  // One can see through this one.
  expect(await bring(img('glass', 'f6'))).not.toContain('background:');
});

it.each([
  ['a page without a picture that matters', page('<source type="image/avif" srcSet="/a.avif"/>', '')],
  ['a picture in one size', `${head}<body><img src="/a.jpg" fetchPriority="high"/></body></html>`],
  ['a picture in other formats', page('<source type="image/webp" srcSet="/a.webp"/>')],
  ['no page at all', ''],
])('leaves %s alone', async (_what, html) => {
  expect(await bring(html)).toBe(html);
});

it('makes the size it needs when nobody waits, once', async () => {
  const empty = memoryImages();
  const made: PictureSize[] = [];
  const makeSize = async (size: PictureSize) => {
    made.push(size);
    await empty.write('sized/9780140328721/a1b2/480.avif', bytes);
  };
  const bringFrom = firstPicture(empty, { ...makers, makeSize });
  const html = page(forPhones('/images/cover/9780140328721/a1b2/480.avif'));
  expect((await bringFrom(Buffer.from(html))).toString()).not.toContain('data:');
  expect(made).toEqual([]);
  expect((await bringFrom(Buffer.from(html), false)).toString()).toContain(data);
  expect((await bringFrom(Buffer.from(html))).toString()).toContain(data);
  expect(made).toEqual([{ kind: 'cover', eisbn: '9780140328721', cache: 'a1b2', width: 480 }]);
});

it('makes of a picture of the shop’s own the size that phones show', async () => {
  const made: PictureSize[] = [];
  const bringFrom = firstPicture(memoryImages(), {
    ...makers,
    makeSize: async (size) => void made.push(size),
  });
  const at = '/media/books/shop/front.svg?v=e5&amp;w=';
  const html = `${head}<body><img src="/m" srcSet="${at}320 320w, ${at}640 640w, ${at}960 960w" sizes="100vw" fetchPriority="high"/></body></html>`;
  expect((await bringFrom(Buffer.from(html), false)).toString()).toBe(html);
  expect(made).toEqual([{ kind: 'picture', path: 'books/shop/front.svg', cache: 'e5', width: 640 }]);
});

it('brings a drawn cover along when nobody waits, and has it no longer fetched', async () => {
  const bringFrom = firstPicture(images, makers);
  const early =
    '<link rel="preload" as="image" href="/images/cover/9780140328721.svg" fetchPriority="high"/>';
  const html = (link: string, src: string) =>
    `<html><head>${link}</head><body><img src="${src}" alt="" fetchPriority="high"/></body></html>`;
  const rendered = html(early, '/images/cover/9780140328721.svg');
  expect((await bringFrom(Buffer.from(rendered))).toString()).toBe(rendered);
  expect((await bringFrom(Buffer.from(rendered), false)).toString()).toBe(
    html('', 'data:image/svg+xml,%3Csvg%3E%2250%25%22%3C%2Fsvg%3E'),
  );
});
