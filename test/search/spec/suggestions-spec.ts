import { describe, expect, test } from 'vitest';
import { type OpenBackend, smallShop } from './shop-spec.ts';

export function describeSuggestions(name: string, open: OpenBackend): void {
  describe(`${name}: suggestions`, () => {
    let shop: Awaited<ReturnType<typeof smallShop>>;

    test('by the beginning of any word of title, author or series, the popular first', async () => {
      shop = await smallShop(open);
      await shop.add('The Hunger Games', {
        author: 'Suzanne Collins',
        series: 'Panem',
        sales_rank: 1,
        eisbn: '9780439023481',
      });
      await shop.add('Hungry Hearts', { author: 'Anzia Yezierska', sales_rank: 500, publisher: 'Penguin' });
      await shop.add('Mockingjay', { author: 'Suzanne Collins', series: 'Panem', sales_rank: 3 });
      expect(await shop.suggest('hu')).toEqual(['The Hunger Games', 'Hungry Hearts']);
      expect(await shop.suggest('hungry')).toEqual(['Hungry Hearts']);
      expect(await shop.suggest('coll')).toEqual(['The Hunger Games', 'Mockingjay']);
      expect(await shop.suggest('PANE')).toEqual(['The Hunger Games', 'Mockingjay']);
      expect(await shop.suggest('peng')).toEqual([]);
      expect(await shop.suggest('the hunger g')).toEqual(['The Hunger Games']);
      expect(await shop.suggest('suzanne moc')).toEqual(['Mockingjay']);
      expect(await shop.suggest('97804390')).toEqual(['The Hunger Games']);
      expect(await shop.suggest('0439-0234')).toEqual(['The Hunger Games']);
      expect(await shop.suggest('mokingjay')).toEqual(['Mockingjay']);
      expect(await shop.suggest('')).toEqual([]);
      expect(await shop.suggest('  !  ')).toEqual([]);
    });

    test('at most as many as asked for, the exact title first, the newest popularity', async () => {
      shop = await smallShop(open);
      for (let i = 1; i <= 12; i++) await shop.add(`Emma ${i}`, { sales_rank: 100 + i });
      await shop.add('Emma', { sales_rank: 90_000 });
      expect(await shop.suggest('emma')).toEqual(['Emma', 'Emma 1', 'Emma 2', 'Emma 3', 'Emma 4']);
      await shop.db.query("update title set sales_rank = 1 where title = 'Emma 12'");
      expect((await shop.suggest('em')).slice(0, 2)).toEqual(['Emma 12', 'Emma 1']);
    });

    test('suggests the most popular of a very common name, and a name by any sort key', async () => {
      shop = await smallShop(open);
      const poems = [];
      for (let i = 0; i < 130; i++)
        poems.push(await shop.add('Poems', { author: `Poet ${i}`, sales_rank: 500 - i }));
      await shop.add('Poems and Songs', { sales_rank: 1 });
      await shop.add("L'Étranger", { author: 'Albert Camus', title_sort: 'etranger', sales_rank: 70 });
      expect((await shop.suggestIds('poems')).slice(0, 2)).toEqual([poems[129]?.id, poems[128]?.id]);
      for (const typed of ['letranger', 'etranger'])
        expect(await shop.suggest(typed)).toEqual(["L'Étranger"]);
    });

    test('a title that is gone is not in the way of others of its name', async () => {
      shop = await smallShop(open);
      const gone = [];
      for (const rank of [10, 11])
        gone.push(await shop.add('Verses', { author: `Poet ${rank}`, sales_rank: rank }));
      await shop.add('Verses', { author: 'Poet', sales_rank: 5000 });
      await shop.add('Verses Old and New', { sales_rank: 20 });
      await shop.db.query('update title set deleted_at = now() where id = any($1::int[])', [
        gone.map(({ id }) => id),
      ]);
      expect(await shop.suggest('verses')).toEqual(['Verses', 'Verses Old and New']);
    });

    test('a book once, whatever editions it has', async () => {
      shop = await smallShop(open);
      for (let i = 1; i <= 4; i++) await shop.add('Walden', { author: 'Henry Thoreau', sales_rank: i });
      await shop.add('Walden Two', { author: 'B. F. Skinner', sales_rank: 9 });
      for (const typed of ['wal', 'walden', 'henry wald']) {
        expect(
          (await shop.suggest(typed)).filter((title) => title === 'Walden'),
          typed,
        ).toHaveLength(1);
      }
      expect(await shop.suggest('wald')).toEqual(['Walden', 'Walden Two']);
    });

    test('titles in stock come first without a ranking', async () => {
      shop = await smallShop(open);
      for (let i = 1; i <= 5; i++) await shop.add(`Zebra ${i}`, { sales_rank: null });
      const stocked = await shop.add('Zebra in Store', { sales_rank: null });
      await shop.stock(stocked.id, 1);
      expect((await shop.suggest('zeb'))[0]).toBe('Zebra in Store');
    });
  });
}
