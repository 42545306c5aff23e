import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { toIsbn10 } from '../contract/isbn.ts';
import { memoryImages } from '../server/providers/images/memory-images.ts';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { testDb } from '../test/database.ts';
import { buildTitle } from '../test/factories.ts';
import { importReport } from '../test/import-report.ts';
import { zipOf } from '../test/zip-of.ts';
import { importCovers } from './import-covers.ts';

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'handsell-covers-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

async function shop() {
  const db = await testDb();
  let images = memoryImages();
  const { context, printed } = commandContext({ openDb: keptOpen(db), openImages: () => images });
  const covers = () =>
    db.query<{ eisbn: string; cover_cache: string; cover_ratio: number; image_key: string; origin: string }>(
      `select t.eisbn, t.cover_cache, t.cover_ratio, c.image_key, c.origin
       from title t join title_cover c on c.title_id = t.id order by t.eisbn`,
    );
  return {
    db,
    has: (key = '') => images.has(key),
    read: async (key = '') => (await images.read(key)) ?? Buffer.alloc(0),
    breakImages: (failing: boolean) => {
      images.failing = failing;
    },
    loseImages: () => {
      images = memoryImages();
    },
    covers,
    run: async (path: string) => {
      printed.length = 0;
      const code = await importCovers(context, path);
      return { code, printed: printed.join('\n') };
    },
    rejected: (name: string) => importReport(context.dataDir, name),
  };
}

function picture(width: number, height: number, background = '#225577') {
  return sharp({ create: { width, height, channels: 3, background } });
}

const isbns = ['9780140449136', '9780486282114', '9780141439518', '9780743273565'] as const;

test('a folder of pictures in any spelling of their ISBN, and the same again', async () => {
  const s = await shop();
  for (const eisbn of isbns) await buildTitle(s.db, { eisbn });
  const dir = folder();
  mkdirSync(join(dir, 'spring', isbns[3]), { recursive: true });
  writeFileSync(join(dir, '978-0-14-044913-6 front.jpg'), await picture(300, 450).jpeg().toBuffer());
  writeFileSync(join(dir, `${toIsbn10(isbns[1])}.PNG`), await picture(200, 200).png().toBuffer());
  writeFileSync(join(dir, 'spring', `ISBN ${isbns[2]}.gif`), await picture(200, 300).gif().toBuffer());
  writeFileSync(join(dir, 'spring', isbns[3], 'cover.webp'), await picture(400, 500).webp().toBuffer());
  writeFileSync(join(dir, '.DS_Store'), 'litter');

  const first = await s.run(dir);
  expect(first.printed).toContain('4  new covers');
  expect(first.code).toBe(0);
  const covers = await s.covers();
  expect(covers.map((c) => [c.eisbn, Math.round(c.cover_ratio * 100), c.origin])).toEqual(
    [
      [isbns[0], 67, 'file'],
      [isbns[2], 67, 'file'],
      [isbns[1], 100, 'file'],
      [isbns[3], 80, 'file'],
    ].sort(),
  );
  for (const { image_key } of covers) expect(await s.has(image_key)).toBe(true);
  const changes = () => s.db.query('select count(*)::int as n from catalog_change');
  const before = await changes();

  const second = await s.run(dir);
  expect(second.printed).toContain('4  unchanged');
  expect(await s.covers()).toEqual(covers);
  expect(await changes()).toEqual(before);
});

test('a better picture replaces; of several for a book the largest counts; a lost one is put back', async () => {
  const s = await shop();
  await buildTitle(s.db, { eisbn: isbns[0] });
  const dir = folder();
  writeFileSync(join(dir, `${isbns[0]}.jpg`), await picture(300, 450).jpeg().toBuffer());
  await s.run(dir);
  const [old] = await s.covers();
  writeFileSync(join(dir, `${isbns[0]}_large.jpg`), await picture(600, 900, '#aa3300').jpeg().toBuffer());
  writeFileSync(join(dir, `${isbns[0]}_thumb.jpg`), await picture(100, 150).jpeg().toBuffer());
  const { printed } = await s.run(dir);
  expect(printed).toContain('1  replaced');
  expect(printed).toContain('2  skipped');
  const [cover] = await s.covers();
  expect(cover?.cover_cache).not.toBe(old?.cover_cache);
  const { width } = await sharp(await s.read(cover?.image_key)).metadata();
  expect(width).toBe(600);
  expect((await s.run(dir)).printed).toContain('1  unchanged');

  s.loseImages();
  await s.run(dir);
  expect(await s.has(cover?.image_key)).toBe(true);
});

test('files that cannot be covers are named with their reason, the others are loaded', async () => {
  const s = await shop();
  for (const eisbn of isbns) await buildTitle(s.db, { eisbn });
  const dir = folder();
  const whole = await picture(800, 1200).jpeg().toBuffer();
  const files: Record<string, [content: Buffer | string, reason: string]> = {
    'cover.jpg': [whole, 'no valid ISBN in its name'],
    '9780140449137.jpg': [whole, 'no valid ISBN in its name'],
    '9780140449136 9780486282114.jpg': [whole, 'several ISBNs'],
    '9791090636071.jpg': [whole, 'The catalogue has no title 9791090636071'],
    '9780140449136 a.jpg': [whole.subarray(0, whole.length / 2), 'broken or cut off'],
    '9780140449136 b.jpg': ['<!doctype html><title>Not found</title>', 'a web page'],
    '9780140449136 c.jpg': ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'an SVG drawing'],
    '9780140449136 d.jpg': ['%PDF-1.7', 'a PDF'],
    '9780140449136 e.jpg': ['', 'The file is empty'],
    '9780140449136 f.jpg': ['words', 'not a picture'],
    '9780140449136 g.jpg': [await picture(1, 1).gif().toBuffer(), 'too small (1 × 1 pixels'],
    '9780140449136 h.png': [
      await picture(900, 100).png().toBuffer(),
      'doesn’t have the shape of a cover (900 × 100',
    ],
    '9780140449136 i.png': [await picture(9000, 9000).png().toBuffer(), 'too large (9000 × 9000 pixels'],
    '9780140449136 j.tif': [await picture(300, 400).tiff().toBuffer(), 'a TIFF picture'],
    '9780140449136 k.avif': [await picture(300, 400).avif().toBuffer(), 'an AVIF picture'],
  };
  for (const [name, [content]] of Object.entries(files)) writeFileSync(join(dir, name), content);
  writeFileSync(join(dir, '9780140449136 l.jpg'), 'x');
  truncateSync(join(dir, '9780140449136 l.jpg'), 31 * 1024 * 1024);
  writeFileSync(join(dir, `${isbns[1]}.jpg`), whole);

  const { code, printed } = await s.run(dir);
  expect(code).toBe(2);
  expect(printed).toContain('16 files could not be used');
  expect(printed).toContain('1  new covers');
  const list = s.rejected(dir.split('/').at(-1) ?? '');
  for (const [name, [, reason]] of Object.entries(files)) {
    const line = list?.split('\r\n').find((one) => one.includes(name)) ?? '';
    expect(line, name).toContain(reason);
  }
  expect(list).toContain('too large (31 MB');
  expect((await s.covers()).map((c) => c.eisbn)).toEqual([isbns[1]]);
});

test('a photograph taken sideways and a very large scan are kept as they are to be seen', async () => {
  const s = await shop();
  await buildTitle(s.db, { eisbn: isbns[0] });
  await buildTitle(s.db, { eisbn: isbns[1] });
  const dir = folder();
  const turned = await picture(450, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  writeFileSync(join(dir, `${isbns[0]}.jpg`), turned);
  writeFileSync(join(dir, `${isbns[1]}.png`), await picture(4000, 6000).png().toBuffer());
  await s.run(dir);
  const [upright, scan] = await s.covers();
  expect(upright?.cover_ratio).toBeCloseTo(2 / 3, 2);
  expect(scan?.cover_ratio).toBeCloseTo(2 / 3, 2);
  const kept = await sharp(await s.read(scan?.image_key)).metadata();
  expect([kept.format, kept.width, kept.height]).toEqual(['jpeg', 1920, 2880]);
  expect((await s.run(dir)).printed).toContain('2  unchanged');
});

test('a zip, with folders and litter; one that is cut off; one whose sizes lie', async () => {
  const s = await shop();
  for (const eisbn of isbns) await buildTitle(s.db, { eisbn });
  const dir = folder();
  const zip = zipOf([
    [`covers/${isbns[0]}.jpg`, await picture(300, 450).jpeg().toBuffer()],
    [`__MACOSX/covers/._${isbns[0]}.jpg`, Buffer.from('litter')],
    [`../../${isbns[1]}.png`, await picture(300, 450).png().toBuffer()],
    ['readme.txt', Buffer.from('Covers of spring')],
  ]);
  writeFileSync(join(dir, 'covers.zip'), zip);
  const { code, printed } = await s.run(join(dir, 'covers.zip'));
  expect(printed).toContain('2  new covers');
  expect(printed).toContain('readme.txt: There is no valid ISBN in its name.');
  expect(code).toBe(2);

  writeFileSync(join(dir, 'cut.zip'), zip.subarray(0, zip.length - 30));
  await expect(s.run(join(dir, 'cut.zip'))).rejects.toThrow('damaged or cut off');

  const lying = zipOf([[`${isbns[2]}.jpg`, await picture(300, 450).jpeg().toBuffer()]]);
  // The directory says that the file is smaller than it is.
  const directory = lying.indexOf('PK\x01\x02');
  lying.writeUInt32LE(10, directory + 20);
  lying.writeUInt32LE(10, directory + 24);
  writeFileSync(join(dir, 'lying.zip'), lying);
  expect((await s.run(join(dir, 'lying.zip'))).code).toBe(1);
  expect(s.rejected('lying.zip')).toContain(`${isbns[2]}.jpg`);
});

test('refuses a missing folder, and images that it cannot store', async () => {
  const s = await shop();
  await buildTitle(s.db, { eisbn: isbns[0] });
  await expect(s.run('/nowhere/covers')).rejects.toThrow("There is no file or folder '/nowhere/covers'");
  const dir = folder();
  writeFileSync(join(dir, `${isbns[0]}.jpg`), await picture(300, 450).jpeg().toBuffer());
  s.breakImages(true);
  await expect(s.run(dir)).rejects.toThrow('cannot be reached');
  expect(await s.covers()).toEqual([]);
  s.breakImages(false);
  expect((await s.run(join(dir, `${isbns[0]}.jpg`))).printed).toContain('1  new covers');
});
