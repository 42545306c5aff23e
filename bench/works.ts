import { join } from 'node:path';
import { demoTitles, type TitleFacts } from '../demo/catalogue/facts.ts';
import { demoReads } from '../demo/records.ts';
import { connect } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import { saveTitles } from '../server/import/save/save-titles.ts';
import { readOptions } from './options.ts';
import { report } from './report.ts';
import { worksSample } from './works-sample.ts';

/**
 * How well editions find each other: the demo catalogue names the work of each of its titles by hand, and the sample adds
 * volumes, boxed sets and comics that look alike. They are imported as any feed is; what stands together in the database is
 * compared with what should, pair by pair. A translation is a work of its own here, as it is for a reader who wants one.
 */
const options = readOptions();
const db = await connect({ databaseUrl: '', dataDir: join(options.folder, 'works') });
await migrate(db);
const titles: TitleFacts[] = [...demoTitles().filter((t) => t.authors.length > 0), ...worksSample()];
await saveTitles(db, demoReads(titles));
const rows = await db.query<{ eisbn: string; work_id: number }>(
  'select t.eisbn, w.work_id from work_edition w join title t on t.id = w.title_id',
);
await db.close();

const found = pairs(rows.map((r) => [r.eisbn, String(r.work_id)]));
const meant = pairs(titles.map((t) => [t.isbn, `${t.work} ${t.language}`]));
const right = [...found].filter((pair) => meant.has(pair)).length;
const wrong = [...found].filter((pair) => !meant.has(pair));
const missed = [...meant].filter((pair) => !found.has(pair));
const nameOf = new Map(titles.map((t) => [t.isbn, `${t.isbn} ${t.title} (${t.binding})`]));
for (const [what, some] of [
  ['joined wrongly', wrong],
  ['missed', missed],
] as const) {
  for (const pair of some) {
    const [a = '', b = ''] = pair.split(' ');
    process.stdout.write(`bench: ${what}: ${nameOf.get(a)} and ${nameOf.get(b)}\n`);
  }
}
report({
  name: 'works',
  title: 'Editions of one work',
  setup: { titles: titles.length, pairs: meant.size },
  rows: [
    {
      what: 'precision: pairs that are one work',
      values: [right / Math.max(1, found.size)],
      unit: '',
      limits: [0.99],
      atLeast: true,
    },
    { what: 'recall: editions that were found', values: [right / Math.max(1, meant.size)], unit: '' },
  ],
});

/** 'isbn isbn' for every two of the same group, the smaller number first. */
function pairs(grouped: [string, string][]): Set<string> {
  const groups = new Map<string, string[]>();
  for (const [isbn, group] of grouped) groups.set(group, [...(groups.get(group) ?? []), isbn]);
  const all = new Set<string>();
  for (const isbns of groups.values()) {
    const sorted = [...isbns].sort();
    sorted.forEach((a, i) => {
      for (const b of sorted.slice(i + 1)) all.add(`${a} ${b}`);
    });
  }
  return all;
}
