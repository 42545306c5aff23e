import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { pdfLayouts } from '../../contract/report-layouts.ts';
import { password, signUp } from '../../test/accounts.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { deleteStale } from '../jobs/queries.ts';
import { makeReports } from './make-reports.ts';

const open = sellingShops();

async function aReader() {
  const shop = await open();
  await signUp(shop.reader);
  const book = await shop.aBook(3, { title: 'Salt Roads, žluťoučký Война 漢字' });
  const { list } = await shop.reader.get('titlelist/create', { name: 'To read', eisbn: book.eisbn });
  const begin = async (layout: (typeof pdfLayouts)[number] = 'table') =>
    shop.reader.get('titlelist/getPdf', { list_id: list.list_id, layout });
  const make = () => makeReports(shop.t.shop);
  return { ...shop, book, list_id: list.list_id, begin, make };
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

test('a list is a PDF file in each layout, for the customer who wanted it (LIST-049, CALL-107..109)', async () => {
  const { reader, stranger, book, begin, make, t } = await aReader();
  const { layouts } = await reader.get('titlelist/getPdfOptions', {});
  expect(layouts.map(({ layout }) => layout)).toEqual([...pdfLayouts]);
  expect(await reader.get('feature/getPdfOptions', {})).toEqual({ layouts });
  for (const layout of pdfLayouts) {
    const one = await begin(layout);
    expect(t.woken).toContain('make-reports');
    expect(await reader.get('report/progress', one)).toEqual({
      name: 'To read',
      progress: 0,
      eta_seconds: null,
      completed: false,
      failed: false,
    });
    expect(await reader.call('report/get', one)).toMatchObject({ error_code: 'report_not_ready' });
    await make();
    expect(await reader.get('report/progress', one)).toMatchObject({ progress: 100, completed: true });
    const file = await reader.get('report/get', one);
    expect(file).toMatchObject({ name: 'To read.pdf', type: 'application/pdf' });
    const text = await textOf(file.bytes);
    expect(text, layout).toContain(book.eisbn);
    expect(text, layout).toContain('Salt Roads, žluťoučký Война');
    const other = stranger();
    await signUp(other);
    for (const name of ['report/progress', 'report/get'] as const)
      expect(await other.call(name, one)).toMatchObject({ error_code: 'not_found' });
  }
});

test('a file whose job died is begun again, and given up when it kills every job', async () => {
  const { reader, begin, make, t } = await aReader();
  const one = await begin();
  const lose = (minutes: number, attempts: number) =>
    t.db.query(
      `update report set attempts = $2, started_at = now() - interval '5 minutes', done = 1,
         claimed_until = now() + make_interval(mins => $1) where id = $3`,
      [minutes, attempts, one.progress_report_id],
    );
  await lose(1, 1);
  await make();
  // Another process still works on it.
  expect(await reader.get('report/progress', one)).toMatchObject({ progress: 99, completed: false });
  await lose(-1, 1);
  await make();
  expect(await reader.get('report/progress', one)).toMatchObject({ completed: true });
  const second = await begin();
  await t.db.query('update report set attempts = 3 where id = $1', [second.progress_report_id]);
  await make();
  expect(await reader.get('report/progress', second)).toMatchObject({ completed: false, failed: true });
});

test('a file that could not be made is begun again after a pause, three times in all', async () => {
  const { reader, begin, make, t } = await aReader();
  const one = await begin();
  const state = () => reader.get('report/progress', one);
  const fail = () => {
    const stores = Object.create(t.shop.stores, {
      all: {
        value: () => {
          throw new Error('out of reach');
        },
      },
    });
    return makeReports({ ...t.shop, stores });
  };
  const pass = (seconds: number) =>
    t.db.query('update report set claimed_until = claimed_until - make_interval(secs => $1)', [seconds]);
  await fail();
  await make();
  expect(await state()).toMatchObject({ completed: false, failed: false });
  await pass(100);
  await fail();
  await pass(100);
  await make();
  expect(await state()).toMatchObject({ completed: false, failed: false });
  await pass(100);
  await fail();
  expect(await state()).toMatchObject({ completed: false, failed: true });
});

test('a file is deleted after a week, and with the account', async () => {
  const { reader, begin, make, t } = await aReader();
  const one = await begin();
  await make();
  const age = (days: number) =>
    t.db.query('update report set created_at = now() - make_interval(days => $1)', [days]);
  await age(6);
  await deleteStale(t.db, { session: 30, mail: 30, search: 30 });
  expect((await reader.call('report/get', one)).ok).toBe(true);
  await age(8);
  await deleteStale(t.db, { session: 30, mail: 30, search: 30 });
  expect(await reader.call('report/get', one)).toMatchObject({ error_code: 'not_found' });
  const last = await begin();
  const { user } = await reader.get('session/get', {});
  await reader.get('account/delete', { email_address: user?.email_address ?? '', password });
  expect(await t.db.query('select 1 from report where id = $1', [last.progress_report_id])).toEqual([]);
});
