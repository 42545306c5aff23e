import { describe, expect, test } from 'vitest';
import type { SearchRequest } from '../../../server/search/backend.ts';
import { type OpenBackend, smallShop } from './shop-spec.ts';

export function describeOrder(name: string, open: OpenBackend): void {
  describe(`${name}: the order of what is found`, () => {
    test('ratings order titles that have no sales rank, and a better sales rank counts', async () => {
      const shop = await smallShop(open);
      await shop.add('Emma Unknown', {});
      await shop.add('Emma Rated', { popularity: 2.5 });
      await shop.add('Emma Sold', { popularity: 4, sales_rank: 1000 });
      await shop.add('Emma Loved', { popularity: 5.5, sales_rank: 700_000 });
      const byPopularity = ['Emma Loved', 'Emma Sold', 'Emma Rated', 'Emma Unknown'];
      for (const text of ['', 'emma'])
        for (const sort of ['', 'popularity'] as const)
          expect(await shop.find(text, { sort })).toEqual(byPopularity);
      for (const typed of ['em', 'emma']) expect(await shop.suggest(typed)).toEqual(byPopularity);
    });

    test('the exact title, then titles that begin so, then the best fit', async () => {
      const shop = await smallShop(open);
      await shop.add('A History of Emma', { sales_rank: 1 });
      await shop.add('Emma and Others', { sales_rank: 900 });
      await shop.add('The Emma', { sales_rank: 5000 });
      await shop.add('Cooking', { author: 'Emma Stone', author_sort: 'stone emma', sales_rank: 2 });
      const found = await shop.find('emma');
      expect(found.slice(0, 2)).toEqual(['The Emma', 'Emma and Others']);
      expect(found).toHaveLength(4);
    });

    test('an unpopular exact title is not lost among many that share its word', async () => {
      const shop = await smallShop(open);
      for (let i = 0; i < 120; i++) await shop.add(`Some Love ${i}`, { sales_rank: i + 1 });
      await shop.add('Love', { sales_rank: null });
      expect((await shop.find('love'))[0]).toBe('Love');
      const all = (
        await Promise.all([0, 50, 100].map((offset) => shop.find('love', { offset, limit: 50 })))
      ).flat();
      expect(new Set(all).size).toBe(121);
    });

    test('among equals what the store has comes first, then what sells', async () => {
      const shop = await smallShop(open);
      await shop.add('Dune', { binding: 'eBook', sales_rank: 400 });
      await shop.add('Dune', { binding: 'Hardcover', sales_rank: 300 });
      const stocked = await shop.add('Dune', { binding: 'Paperback', sales_rank: 350 });
      await shop.stock(stocked.id, 1);
      const { titleIds } = await shop.ask({ text: 'dune' });
      expect(titleIds[0]).toBe(stocked.id);
      expect(titleIds).toHaveLength(3);
      const popular = await shop.ask({ text: 'dune', sort: 'popularity' });
      expect(popular.titleIds[0]).not.toBe(stocked.id);
    });

    test("an author's books come before books about the author", async () => {
      const shop = await smallShop(open);
      await shop.add('Stephen King: A Life', { author: 'Lisa Rogak', sales_rank: 9000 });
      await shop.add('Misery', { author: 'Stephen King', sales_rank: 40 });
      await shop.add('Talisman', { author: 'Stephen King, Peter Straub', sales_rank: 600 });
      expect(await shop.find('stephen king')).toEqual(['Misery', 'Talisman', 'Stephen King: A Life']);
      await shop.add('The Hobbit', { author: 'J. R. R. Tolkien', sales_rank: 1 });
      await shop.add('JRR Tolkien Companion', { author: 'Christina Scull', sales_rank: 2 });
      expect(await shop.find('jrr tolkien')).toEqual(['The Hobbit', 'JRR Tolkien Companion']);
    });

    test('browsing: on hand here, elsewhere, the rest; or as sorted', async () => {
      const shop = await smallShop(open);
      const a = await shop.add('Alpha', { author: 'Zed', sales_rank: 1, release_date: '2001-01-01' });
      const b = await shop.add('Beta', { author: 'Yan', sales_rank: 2, release_date: '2003-01-01' });
      const c = await shop.add('Gamma', { author: '', sales_rank: null, release_date: null });
      const d = await shop.add('Delta', { author: 'Xu', sales_rank: 3, release_date: '2002-01-01' });
      await shop.stock(b.id, 1, 0, shop.there);
      await shop.stock(c.id, 1, 0, shop.here);
      const order = async (request: Partial<SearchRequest>) => (await shop.ask(request)).titleIds;
      expect(await order({ locationId: shop.here })).toEqual([c.id, b.id, a.id, d.id]);
      expect(await order({})).toEqual([b.id, c.id, a.id, d.id]);
      expect(await order({ sort: 'popularity' })).toEqual([a.id, b.id, d.id, c.id]);
      expect(await order({ sort: 'date' })).toEqual([b.id, d.id, a.id, c.id]);
      expect(await order({ sort: 'title' })).toEqual([a.id, b.id, d.id, c.id]);
      expect(await order({ sort: 'author' })).toEqual([d.id, b.id, a.id, c.id]);
      expect(await order({ sort: 'sequence', only: [d.id, a.id, 99999, d.id] })).toEqual([d.id, a.id]);
      expect(await order({ without: [b.id, 99999] })).toEqual([c.id, a.id, d.id]);
      expect(await order({ without: [b.id], only: [a.id, b.id], text: 'zed' })).toEqual([a.id]);
      expect(await order({ offset: 1, limit: 2 })).toEqual([c.id, a.id]);
      expect(await order({ offset: 10_000 })).toEqual([]);
    });
  });
}
