import sharp from 'sharp';
import { expect, test } from 'vitest';
import { coverWeb } from '../server/import/covers/cover-host.ts';
import { fetchWantedCovers } from '../server/import/covers/fetch-wanted-covers.ts';
import { saveTitles } from '../server/import/save/save-titles.ts';
import { memoryImages } from '../server/providers/images/memory-images.ts';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { testDb } from '../test/database.ts';
import { buildTitle } from '../test/factories.ts';
import { importReport } from '../test/import-report.ts';
import { pictureServer } from '../test/picture-server.ts';
import { importCovers } from './import-covers.ts';

const [one, two, three] = ['9780140449136', '9780486282114', '9780141439518'] as const;

async function shop() {
  const db = await testDb();
  const images = memoryImages();
  const server = await pictureServer();
  const host = `${server.origin}/by-isbn/{isbn}.jpg`;
  const { context, dataDir, printed, write } = commandContext({
    openDb: keptOpen(db),
    openImages: () => images,
    // Also what makes the server of this machine one that may be asked.
    openWeb: () => coverWeb({ COVER_URL: host }),
  });
  return {
    db,
    server,
    run: async (path?: string, coverHost = '') => {
      printed.length = 0;
      server.asked.length = 0;
      const code = await importCovers({ ...context, coverHost }, path);
      return { code, printed: printed.join('\n') };
    },
    host,
    write,
    rejected: (name: string) => importReport(dataDir, name),
    covers: () =>
      db.query<{ eisbn: string; cover_cache: string; origin: string; problem: string }>(
        `select t.eisbn, t.cover_cache, c.origin, c.problem
         from title t join title_cover c on c.title_id = t.id order by t.eisbn`,
      ),
    link: (eisbn: string, cover_url: string, sent_at: number) =>
      saveTitles(db, [
        {
          kind: 'record',
          line: 1,
          record: { eisbn, source: 'Feed', notification: 'block', title: 'A Book', sent_at, cover_url },
          warnings: [],
        },
      ]),
    job: (coverHost = '') => fetchWantedCovers({ db, images, web: coverWeb({ COVER_URL: host }), coverHost }),
  };
}

const picture = (background: string) =>
  sharp({ create: { width: 200, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();

test('a list of links: any columns, faults named by line, twice changes nothing', async () => {
  const s = await shop();
  for (const eisbn of [one, two, three]) await buildTitle(s.db, { eisbn });
  const { origin, answers } = s.server;
  answers
    .set('/a.jpg', await picture('#a00'))
    .set(`/x/${two}.jpg`, await picture('#0a0'))
    .set('/page', '<html>');
  const list = s.write(
    'links.csv',
    `isbn;cover\r\n978-0-14-044913-6;"${origin}/a.jpg"\n${origin}/x/${two}.jpg\r\n\r\n${three},${origin}/page,x
${three},${origin}/gone.jpg\n${three}\nno number ${origin}/b.jpg\n9791090636071\t${origin}/a.jpg`,
  );
  const first = await s.run(list);
  expect(first.code).toBe(2);
  expect(first.printed).toContain('2  new covers');
  const rejected = s.rejected('links.csv');
  for (const reason of [
    'This is a web page',
    'no picture at this address',
    'no web address in this line',
    'no valid ISBN in this line',
    'The catalogue has no title 9791090636071',
  ])
    expect(rejected).toContain(reason);
  expect(rejected).toMatch(/^5,"?http.*web page/m);
  const covers = await s.covers();
  expect(covers.map((c) => c.eisbn)).toEqual([one, two]);
  const second = await s.run(list);
  expect(second.printed).toContain('2  unchanged');
  expect(s.server.asked.sort()).toEqual(['/gone.jpg', '/page']);
  expect(await s.covers()).toEqual(covers);
});

test('refuses a file that is no list, in one sentence', async () => {
  const s = await shop();
  await expect(
    s.run(s.write('feed.txt', '<?xml version="1.0"?><ONIXMessage release="3.0"/>')),
  ).rejects.toThrow('This is an ONIX file');
});

test('links of feeds, then the host of covers; what failed is left alone for a week', async () => {
  const s = await shop();
  const { origin, answers } = s.server;
  for (const eisbn of [one, two, three]) await buildTitle(s.db, { eisbn });
  await s.link(one, `${origin}/feed/one.jpg`, 1);
  await s.link(two, `${origin}/feed/two.jpg`, 1);
  answers.set('/feed/one.jpg', await picture('#a00')).set(`/by-isbn/${two}.jpg`, await picture('#0a0'));

  expect((await s.run()).printed).toContain('1  new covers');
  expect(s.rejected('covers')).toContain('There is no picture at this address');
  // The link of the second was asked for just now; the host has not been.
  await s.db.query("update title_cover set tried_at = now() - interval '8 days'");
  expect((await s.run(undefined, s.host)).printed).toContain('1  new covers');
  expect(s.server.asked.sort()).toEqual([`/by-isbn/${three}.jpg`, `/by-isbn/${two}.jpg`, '/feed/two.jpg']);
  expect((await s.covers()).map((c) => [c.eisbn, c.origin])).toEqual([
    [one, `${origin}/feed/one.jpg`],
    [three, ''],
    [two, `${origin}/by-isbn/${two}.jpg`],
  ]);
  expect((await s.run(undefined, s.host)).printed).toContain('There are no covers left to fetch.');
  expect(s.server.asked).toEqual([]);
});

test('a link that changes brings the new cover, unless the shop has given its own', async () => {
  const s = await shop();
  const { origin, answers } = s.server;
  for (const eisbn of [one, two]) await buildTitle(s.db, { eisbn });
  answers.set('/1.jpg', await picture('#a00')).set('/2.jpg', await picture('#00a'));
  await s.link(one, `${origin}/1.jpg`, 1);
  await s.run();
  await s.run(s.write('links.txt', `${two} ${origin}/1.jpg`));
  const before = await s.covers();
  await s.link(one, `${origin}/2.jpg`, 2);
  await s.link(two, `${origin}/2.jpg`, 2);
  s.server.asked.length = 0;
  await s.job();
  expect(s.server.asked).toEqual(['/2.jpg']);
  const [first, second] = await s.covers();
  expect(first).toMatchObject({ eisbn: one, origin: `${origin}/2.jpg` });
  expect(first?.cover_cache).not.toBe(before[0]?.cover_cache);
  expect(second).toEqual(before[1]);
});
