import { describe, expect, onTestFinished, test } from 'vitest';
import { countCap } from '../../../server/search/backend.ts';
import { buildLocation, buildStore } from '../../factories.ts';
import { anyRequest, countsOf, type OpenBackend, smallShop, today } from './shop-spec.ts';

export function describeFilters(name: string, open: OpenBackend): void {
  describe(`${name}: filters`, () => {
    async function filtered() {
      const shop = await smallShop(open);
      const a = await shop.add('A', {
        binding: 'Hardcover',
        language: 'eng',
        release_date: '2026-06-01',
        audience: 'Juvenile',
      });
      const b = await shop.add('B', {
        binding: 'Hardcover',
        language: 'fre',
        release_date: '2026-12-01',
        availability: '',
      });
      const c = await shop.add('C', {
        binding: 'eBook',
        language: 'eng',
        release_date: '2025-02-01',
        availability: 'out_of_print',
      });
      const d = await shop.add('D', {
        binding: '',
        language: '',
        release_date: null,
        availability: 'forthcoming',
      });
      return { shop, a, b, c, d };
    }

    test('within a facet any value, across facets all of them', async () => {
      const { shop } = await filtered();
      expect((await shop.find('', { include: { f: ['Hardcover', 'eBook'], g: ['eng'] } })).sort()).toEqual([
        'A',
        'C',
      ]);
      expect((await shop.find('', { exclude: { f: ['Hardcover'] } })).sort()).toEqual(['C', 'D']);
      expect(await shop.find('', { include: { f: ['Hardcover'] }, exclude: { g: ['fre'] } })).toEqual(['A']);
      expect(await shop.find('', { include: { f: ['Vellum'] } })).toEqual([]);
      expect(await shop.find('', { include: { s: ['12x'], d: ['soonish'] } })).toEqual([]);
    });

    test('counts end at the cap, and no page begins beyond it (BROWSE-055)', async () => {
      const shop = await smallShop(open);
      const { id } = await shop.add('Copied', { binding: 'Hardcover' });
      // Thousands of rows: what follows each change would take half a minute, and is tested apart.
      await shop.db.query('alter table title disable trigger user');
      await shop.db.query(
        `insert into title (eisbn, title, author, authors, title_sort, author_sort, binding, availability, language)
         select (9790000000000 + n)::text, 'Copied', author, authors, title_sort, author_sort, binding, availability, language
         from title, generate_series(1, $2::int) n where id = $1`,
        [id, countCap],
      );
      await shop.db.query('alter table title enable trigger user');
      const backend = await open(shop.db, { now: () => today, pollMs: 0 });
      onTestFinished(() => backend.close());
      const ask = (offset: number) =>
        backend.search({ ...anyRequest, storeId: shop.storeId, offset, limit: 10 });
      const hit = await ask(countCap - 5);
      expect(hit.total).toBe(countCap);
      expect(countsOf(hit, 'f')).toEqual({ Hardcover: countCap });
      expect((await ask(countCap)).titleIds).toEqual([]);
    });

    test('counts say what choosing a value would leave', async () => {
      const { shop } = await filtered();
      const hit = await shop.ask({ include: { f: ['Hardcover'] } });
      expect(hit.total).toBe(2);
      expect(countsOf(hit, 'f')).toEqual({ Hardcover: 2, eBook: 1 });
      expect(countsOf(hit, 'g')).toEqual({ English: 1, French: 1 });
      const out = await shop.ask({ exclude: { f: ['Hardcover'] } });
      expect(countsOf(out, 'f')).toEqual({ Hardcover: 2, eBook: 1 });
      expect(countsOf(out, 'g')).toEqual({ English: 1 });
      const entry = out.facets.find((f) => f.k === 'f')?.entries.find((e) => e.v === 'Hardcover');
      expect(entry).toMatchObject({ s: 'out', n: true, m: '' });
    });

    test('status follows the calendar, dates are ranges of which one is chosen', async () => {
      const { shop } = await filtered();
      const hit = await shop.ask({});
      expect(countsOf(hit, 'b')).toEqual({ Available: 1, Forthcoming: 2, 'Out of print': 1 });
      expect(countsOf(hit, 'd')).toEqual({
        'Coming soon': 1,
        'Last 30 days': 1,
        'Last 90 days': 1,
        'This year': 2,
        'Last year': 1,
        '2020s': 3,
      });
      expect(hit.facets.find((f) => f.k === 'd')?.entries[0]).toMatchObject({ m: 'd', n: false });
      expect(await shop.find('', { include: { d: ['30'] } })).toEqual(['A']);
      expect(await shop.find('', { include: { d: ['2025'] } })).toEqual(['C']);
      expect((await shop.find('', { include: { b: ['forthcoming'] } })).sort()).toEqual(['B', 'D']);
    });

    test('a subject includes those below it', async () => {
      const { shop, a, b, c } = await filtered();
      const fiction = await shop.subject('Fiction');
      const crime = await shop.subject('Crime', fiction);
      const noir = await shop.subject('Noir', crime);
      const science = await shop.subject('Science');
      await shop.putOn(a.id, noir);
      await shop.putOn(b.id, crime);
      await shop.putOn(b.id, fiction);
      await shop.putOn(c.id, science);
      expect((await shop.find('', { include: { s: [String(fiction)] } })).sort()).toEqual(['A', 'B']);
      expect((await shop.find('', { exclude: { s: [String(crime)] } })).sort()).toEqual(['C', 'D']);
      expect(countsOf(await shop.ask({}), 's')).toEqual({ Fiction: 2, Science: 1 });
      expect(countsOf(await shop.ask({ include: { s: [String(crime)] } }), 's')).toEqual({
        Fiction: 2,
        'Fiction/Crime': 2,
        'Fiction/Crime/Noir': 1,
        Science: 1,
      });
    });

    test('shelves and stock are those of the store that asks', async () => {
      const { shop, a, b, c } = await filtered();
      const other = await buildStore(shop.db);
      const theirs = await buildLocation(shop.db, other.id);
      await shop.stock(a.id, 2);
      await shop.stock(b.id, 0, 3, shop.there);
      await shop.stock(c.id, 1, 0, shop.there);
      await shop.stock(b.id, 5, 0, theirs.id);
      const [shelf] = await shop.db.query<{ id: number }>(
        "insert into store_category (store_id, name) values ($1, 'Staff picks') returning id",
        [shop.storeId],
      );
      await shop.db.query('insert into title_category (title_id, category_id) values ($1, $2)', [
        a.id,
        shelf?.id,
      ]);

      const mine = await shop.ask({ locationId: shop.here });
      expect(countsOf(mine, 'r')).toEqual({
        'In stock here': 1,
        'In stock at any location': 2,
        'On order': 1,
      });
      expect(countsOf(mine, 'c')).toEqual({ 'Staff picks': 1 });
      const their = await shop.ask({ storeId: other.id });
      expect(countsOf(their, 'r')).toEqual({ 'In stock': 1 });
      expect(countsOf(their, 'c')).toEqual({});
      expect(await shop.find('', { include: { r: ['order'] } })).toEqual(['B']);
      expect(await shop.find('', { include: { r: ['here'] }, locationId: shop.there })).toEqual(['C']);
    });
  });
}
