import { expect, it } from 'vitest';
import { firstPicture } from './first-picture.ts';

const kept = 'sized/9780140328721/a1b2/480.avif';
const bytes = Buffer.from('a small picture');
const images = { read: async (key: string) => (key === kept ? bytes : null) };
const bring = async (html: string) => (await firstPicture(images)(Buffer.from(html))).toString();

const head = '<html><head><meta charSet="utf-8"/><title>Été</title></head>';
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

it.each([
  ['a page without a picture that matters', page('<source type="image/avif" srcSet="/a.avif"/>', '')],
  ['a picture in one format', `${head}<body><img fetchPriority="high"/></body></html>`],
  ['a picture in other formats', page('<source type="image/webp" srcSet="/a.webp"/>')],
  ['no page at all', ''],
])('leaves %s alone', async (_what, html) => {
  expect(await bring(html)).toBe(html);
});
