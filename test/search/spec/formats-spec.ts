import { describe, expect, test } from 'vitest';
import type { SearchRequest } from '../../../server/search/backend.ts';
import { countsOf, type OpenBackend, smallShop } from './shop-spec.ts';

export function describeFormats(name: string, open: OpenBackend): void {
  describe(`${name}: one result for the formats of a book`, () => {
    const formats = async () => {
      const shop = await smallShop(open);
      const emma = { author: 'Jane Austen', work_key: 'emma|austen j' };
      await shop.add('Emma', { ...emma, binding: 'Hardcover', sales_rank: 9, release_date: '2024-01-01' });
      const paper = await shop.add('Emma: A Novel', { ...emma, sales_rank: 3, release_date: '2020-01-01' });
      await shop.add('Emma (Large Print)', { ...emma, binding: 'Large Print', sales_rank: 30 });
      await shop.add('Persuasion', { author: 'Jane Austen', sales_rank: 5, release_date: '2022-01-01' });
      return { shop, paper };
    };

    test('the first in the chosen order stands for all', async () => {
      const { shop, paper } = await formats();
      const find = (request: Partial<SearchRequest>, text = '') =>
        shop.find(text, { byWork: true, ...request });
      expect(await find({ sort: 'popularity' })).toEqual(['Emma: A Novel', 'Persuasion']);
      expect(await find({ sort: 'date' })).toEqual(['Emma', 'Persuasion']);
      expect(await find({ sort: 'title' })).toEqual(['Emma', 'Persuasion']);
      expect(await find({ sort: 'popularity', offset: 1 })).toEqual(['Persuasion']);
      expect(await find({}, 'austen')).toHaveLength(2);
      expect(await find({}, 'emma')).toEqual(['Emma']);
      expect(await find({ include: { f: ['Large Print'] } })).toEqual(['Emma (Large Print)']);
      expect(await find({ without: [paper.id], sort: 'popularity' })).toEqual(['Persuasion', 'Emma']);
      expect(await shop.find('', { sort: 'popularity' })).toHaveLength(4);
    });

    test('an edition in stock represents one that can be ordered', async () => {
      const { shop } = await formats();
      const stocked = await shop.add('Emma for All', { work_key: 'emma|austen j', sales_rank: 900 });
      await shop.stock(stocked.id, 1);
      expect(await shop.find('', { byWork: true })).toEqual(['Emma for All', 'Persuasion']);
    });

    test('a list keeps its order, with each book at the position of its first edition', async () => {
      const { shop, paper } = await formats();
      const [other] = (await shop.ask({ text: 'persuasion' })).titleIds;
      const [large] = (await shop.ask({ text: 'emma large print' })).titleIds;
      const only = [large ?? 0, other ?? 0, paper.id];
      expect(await shop.find('', { byWork: true, only, sort: 'sequence' })).toEqual([
        'Emma (Large Print)',
        'Persuasion',
      ]);
    });

    test('counts are of books, each once for every format it has', async () => {
      const { shop } = await formats();
      const counted = async (request: Partial<SearchRequest>) => {
        const hit = await shop.ask({ byWork: true, ...request });
        return { total: hit.total, f: countsOf(hit, 'f'), g: countsOf(hit, 'g') };
      };
      const f = { 'Trade Paperback': 2, Hardcover: 1, 'Large Print': 1 };
      expect(await counted({})).toEqual({ total: 2, f, g: { English: 2 } });
      // Another format of a book that passes already would add no result, but choosing it alone finds it.
      expect(await counted({ include: { f: ['Hardcover'] } })).toEqual({ total: 1, f, g: { English: 1 } });
      expect(await counted({ exclude: { f: ['Trade Paperback'] } })).toEqual({
        total: 1,
        f,
        g: { English: 1 },
      });
    });

    test('follows works that were split or merged later', async () => {
      const { shop, paper } = await formats();
      const total = async () => (await shop.ask({ byWork: true })).total;
      expect(await total()).toBe(2);
      await shop.db.query("insert into work_override (title_id, work_key) values ($1, '')", [paper.id]);
      expect(await total()).toBe(3);
      await shop.db.query('delete from work_override');
      expect(await total()).toBe(2);
    });
  });
}
