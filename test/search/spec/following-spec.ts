import { describe, expect, test } from 'vitest';
import { countsOf, type OpenBackend, smallShop } from './shop-spec.ts';

export function describeFollowing(name: string, open: OpenBackend): void {
  describe(`${name}: following the catalogue`, () => {
    test('new, changed, deleted and restored titles', async () => {
      const shop = await smallShop(open);
      await shop.add('First', { sales_rank: 5 });
      expect(await shop.find('')).toEqual(['First']);
      const second = await shop.add('Second', { sales_rank: 3 });
      expect(await shop.find('', { sort: 'popularity' })).toEqual(['Second', 'First']);
      await shop.db.query(
        "update title set title = 'Renamed', sales_rank = 9, binding = 'Vinyl' where id = $1",
        [second.id],
      );
      expect(await shop.find('second')).toEqual([]);
      expect(await shop.find('renamed')).toEqual(['Second']);
      expect(await shop.find('', { sort: 'popularity' })).toEqual(['First', 'Second']);
      expect(countsOf(await shop.ask({}), 'f')).toMatchObject({ Vinyl: 1 });
      for (const gone of ['now()', 'null']) {
        await shop.db.query(`update title set deleted_at = ${gone} where id = $1`, [second.id]);
        expect(await shop.find('renamed'), gone).toEqual(gone === 'null' ? ['Second'] : []);
        expect(await shop.suggest('rena'), gone).toEqual(gone === 'null' ? ['Second'] : []);
      }
    });

    test('stock that comes and goes', async () => {
      const shop = await smallShop(open);
      const { id } = await shop.add('Book');
      await shop.stock(id, 1);
      expect(await shop.find('', { include: { r: ['store'] } })).toEqual(['Book']);
      await shop.db.query('update stock set on_hand = 0 where title_id = $1', [id]);
      expect(await shop.find('', { include: { r: ['store'] } })).toEqual([]);
    });

    test('subjects that are renamed, moved and removed, and renamed categories', async () => {
      const shop = await smallShop(open);
      const fiction = await shop.subject('Fiction');
      const science = await shop.subject('Science');
      const robots = await shop.subject('Robots', fiction);
      const { id } = await shop.add('Tin Men');
      await shop.putOn(id, robots);
      const [category] = await shop.db.query<{ id: number }>(
        "insert into store_category (store_id, name) values ($1, 'Staff picks') returning id",
        [shop.storeId],
      );
      await shop.db.query('insert into title_category (title_id, category_id) values ($1, $2)', [
        id,
        category?.id,
      ]);
      const under = (subject: number) => shop.ask({ include: { s: [String(subject)] } });
      expect(countsOf(await under(fiction), 's')).toMatchObject({ Fiction: 1, 'Fiction/Robots': 1 });
      expect(await shop.find('robots')).toEqual(['Tin Men']);

      await shop.db.query("update subject set heading = 'Androids' where id = $1", [robots]);
      expect(countsOf(await under(fiction), 's')).toMatchObject({ Fiction: 1, 'Fiction/Androids': 1 });
      expect(await shop.find('androids')).toEqual(['Tin Men']);
      expect(await shop.find('robots')).toEqual([]);

      await shop.db.query('update subject set parent_id = $2 where id = $1', [robots, science]);
      expect((await under(fiction)).total).toBe(0);
      expect(countsOf(await under(science), 's')).toMatchObject({ Science: 1, 'Science/Androids': 1 });
      expect(countsOf(await shop.ask({}), 's')).toEqual({ Science: 1 });

      await shop.db.query("update store_category set name = 'We love' where id = $1", [category?.id]);
      expect(countsOf(await shop.ask({}), 'c')).toEqual({ 'We love': 1 });

      await shop.db.query('update subject set parent_id = null where id = $1', [robots]);
      await shop.db.query('delete from subject where id = $1', [science]);
      expect(countsOf(await shop.ask({}), 's')).toEqual({ Androids: 1 });
    });

    test('two thousand titles at once', async () => {
      const shop = await smallShop(open);
      await shop.db.query(
        `insert into title (eisbn, title, title_sort, sales_rank)
         select (9791200000000 + i)::text, 'Book ' || i, 'book ' || i, i from generate_series(1, 2000) i`,
      );
      const hit = await shop.ask({ sort: 'popularity' });
      expect(hit.total).toBe(2000);
      expect((await shop.ask({ text: 'book 1234' })).total).toBe(1);
    });
  });
}
