import type { ActionName, Input, Output } from '../contract/actions.ts';
import { pdfLayouts } from '../contract/report-layouts.ts';
import { type Caller, dispatch } from '../server/call/dispatch.ts';
import { createSession } from '../server/call/sessions.ts';
import { type BenchShop, openOnPglite, openOnPostgres } from './bench-shop.ts';
import { measure, stopwatch } from './measure.ts';
import { readOptions } from './options.ts';
import { type Row, report, say } from './report.ts';

/** Titles that are added to lists each second on PostgreSQL; seconds and MB for a file of a list. */
const budget = { adds: 500, fileSeconds: 30, fileMb: 300 };
const readers = 40;
const adds = 4000;
const inFile = 5000;

const options = readOptions();
const titles = options.full && !options.isSizeGiven ? 1_000_000 : options.titles;
if (options.engine !== 'postgres')
  await measureOn(() => openOnPglite(options, options.titles), options.titles);
if (options.engine !== 'pglite' && options.postgres)
  await measureOn(() => openOnPostgres(options, titles), titles);
// As main.ts ends: a timer of the job queue must not keep this process.
process.exit(0);

async function measureOn(open: () => Promise<BenchShop>, count: number): Promise<void> {
  const bench = await open();
  try {
    const { engine } = bench.db;
    say(`lists on ${engine} …`);
    report({
      name: `lists-${engine}-${count}`,
      title: `Lists of ${readers} readers and files of ${inFile} titles, through dispatch`,
      setup: { engine, titles: count },
      rows: await measureLists(bench, engine === 'postgres'),
    });
  } finally {
    await bench.close();
  }
}

async function measureLists(bench: BenchShop, isBudgeted: boolean): Promise<Row[]> {
  const callers = await loggedIn(bench);
  const books = await bench.db.query<{ id: number; eisbn: string }>(
    'select id, eisbn from title order by md5(eisbn) limit $1',
    [inFile],
  );
  const lists: number[] = [];
  for (const caller of callers)
    lists.push((await get(bench, caller, 'titlelist/create', { name: 'Bench' })).list.list_id);
  const added = await measure(readers, adds, async (n) => {
    const at = n % readers;
    await get(bench, callers[at] as Caller, 'titlelist/addItemToList', {
      list_id: lists[at] ?? 0,
      eisbn: books[Math.floor(n / readers)]?.eisbn ?? '',
    });
  });
  const [caller] = callers as [Caller];
  const list_id = await longList(bench, caller, books);
  const page = (limit: number) =>
    measure(1, 60, async (n) => {
      await get(bench, caller, 'titlelist/getItems', { list_id, limit, offset: n * 26 });
    });
  const short = await page(26);
  const long = await page(200);
  const rows: Row[] = [
    {
      what: 'titles added to lists',
      values: [added.perSecond],
      unit: 'per second',
      atLeast: true,
      cpu: added.cpu,
      limits: isBudgeted ? [budget.adds] : undefined,
    },
    { what: 'a page of 26 titles: p50 / p95', values: [short.p50, short.p95], unit: 'ms', cpu: short.cpu },
    { what: 'a page of 200 titles: p50 / p95', values: [long.p50, long.p95], unit: 'ms', cpu: long.cpu },
  ];
  for (const layout of pdfLayouts)
    rows.push(...(await fileRows(`PDF, ${layout}`, () => makePdf(bench, caller, list_id, layout))));
  rows.push(
    ...(await fileRows('Excel', async () => {
      const shown = { author: true, price: true, availability: true, summary: true };
      return (await get(bench, caller, 'titlelist/getExcel', { list_id, ...shown })).bytes.length;
    })),
  );
  return rows;
}

async function loggedIn({ db, shop, storeName }: BenchShop): Promise<Caller[]> {
  const store = shop.stores.byName(storeName);
  if (!store) throw new Error('the store is missing');
  const customers = await db.query<{ id: number }>(
    `insert into customer (store_id, email, email_key, first_name, password_hash)
     select $1, e, e, 'Ada', '' from generate_series(1, $2::int) n,
       lateral (select 'list' || n || '-' || md5(random()::text) || '@example.org' as e) m returning id`,
    [store.id, readers],
  );
  const callers: Caller[] = [];
  for (const { id } of customers) {
    const { token } = await createSession(db, store.id, { locationId: null, customerId: id });
    callers.push({ store, token, tokenIsNew: false, address: '10.0.0.1', logUrl: '/' });
  }
  return callers;
}

/** A list of the shop: a reader's own list holds fewer. */
async function longList({ db }: BenchShop, { store }: Caller, books: readonly { id: number }[]) {
  const [list] = await db.query<{ id: number }>(
    `insert into title_list (store_id, name, position) values ($1, 'Bench', 1000) returning id`,
    [store.id],
  );
  const id = list?.id ?? 0;
  await db.query(
    `insert into title_list_item (list_id, title_id, position)
     select $1, title_id, n from unnest($2::int[]) with ordinality as t (title_id, n)`,
    [id, books.map((book) => book.id)],
  );
  return id;
}

/** How long the file takes, and by how much the process grows meanwhile. */
async function fileRows(what: string, make: () => Promise<number>): Promise<Row[]> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 50);
  const { value: bytes, ms } = await stopwatch(make);
  clearInterval(watch);
  return [
    {
      what: `${what} (${Math.round(bytes / 1000)} kB)`,
      values: [ms / 1000],
      unit: 's',
      limits: [budget.fileSeconds],
    },
    { what: `${what}: memory`, values: [(most - before) / 1e6], unit: 'MB', limits: [budget.fileMb] },
  ];
}

/** As its reader waits for it: the job has been woken. */
async function makePdf(
  bench: BenchShop,
  caller: Caller,
  list_id: number,
  layout: (typeof pdfLayouts)[number],
) {
  const one = await get(bench, caller, 'titlelist/getPdf', { list_id, layout });
  for (;;) {
    const { completed, failed } = await get(bench, caller, 'report/progress', one);
    if (failed) throw new Error(`the PDF in the layout '${layout}' could not be made`);
    if (completed) return (await get(bench, caller, 'report/get', one)).bytes.length;
    await new Promise((again) => setTimeout(again, 100));
  }
}

async function get<N extends ActionName>(
  { shop }: BenchShop,
  caller: Caller,
  name: N,
  input: Input<N>,
): Promise<Output<N>> {
  const answer = await dispatch(shop, caller, { name, input, uuid: crypto.randomUUID() });
  if (!answer.ok) throw new Error(`${name} refused: ${answer.error}`);
  return answer.value as Output<N>;
}
