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
      await shop.db.query('insert into catalog_change (title_id) values ($1)', [second.id]);
      expect(await shop.find('second')).toEqual([]);
      expect(await shop.find('renamed')).toEqual(['Second']);
      expect(await shop.find('', { sort: 'popularity' })).toEqual(['First', 'Second']);
      expect(countsOf(await shop.ask({}), 'f')).toMatchObject({ Vinyl: 1 });
      for (const gone of ['now()', 'null']) {
        await shop.db.query(`update title set deleted_at = ${gone} where id = $1`, [second.id]);
        await shop.db.query('insert into catalog_change (title_id) values ($1)', [second.id]);
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
      await shop.db.query('insert into catalog_change (title_id, store_id) values ($1, $2)', [
        id,
        shop.storeId,
      ]);
      expect(await shop.find('', { include: { r: ['store'] } })).toEqual([]);
    });

    test('two thousand titles at once', async () => {
      const shop = await smallShop(open);
      await shop.db.query(
        `with t as (insert into title (eisbn, title, title_sort, sales_rank)
           select (9791200000000 + i)::text, 'Book ' || i, 'book ' || i, i from generate_series(1, 2000) i returning id)
         insert into catalog_change (title_id) select id from t`,
      );
      const hit = await shop.ask({ sort: 'popularity' });
      expect(hit.total).toBe(2000);
      expect((await shop.ask({ text: 'book 1234' })).total).toBe(1);
    });
  });
}
