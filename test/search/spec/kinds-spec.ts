import { describe, expect, test } from 'vitest';
import { countsOf, type OpenBackend, smallShop } from './shop-spec.ts';

export function describeKinds(name: string, open: OpenBackend): void {
  describe(`${name}: words for formats, readers and languages`, () => {
    async function shelf() {
      const shop = await smallShop(open);
      const dune = { author: 'Frank Herbert' };
      await shop.add('Dune', { ...dune, binding: 'Mass Market', sales_rank: 40 });
      await shop.add('Dune Messiah', { ...dune, binding: 'Trade Paperback', sales_rank: 1 });
      await shop.add('Dune: The Audiobook', { ...dune, binding: 'Digital Audio', sales_rank: 3 });
      await shop.add('Emma', { author: 'Jane Austen', binding: 'Hardcover', sales_rank: 5 });
      await shop.add('Gumshoe', { author: 'Sue Grafton', is_large_print: true, sales_rank: 6 });
      await shop.add('Le Petit Nicolas', { author: 'René Goscinny', language: 'fre', sales_rank: 7 });
      await shop.add('In the Woods', { author: 'Tana French', sales_rank: 2 });
      await shop.add('The French Book', { author: 'Ann Lee', sales_rank: 90 });
      await shop.add('Frog', { author: 'Lee Frog', audience: 'Children', sales_rank: 8 });
      return shop;
    }

    test('a format alone is every book of it, after those that are called so', async () => {
      const shop = await shelf();
      expect(await shop.find('audiobooks')).toEqual(['Dune: The Audiobook']);
      expect(await shop.find('hardcover books')).toEqual(['Emma']);
      expect(await shop.find('large print')).toEqual(['Gumshoe']);
      expect(await shop.find('kids books')).toEqual(['Frog']);
      expect(await shop.find('french books')).toEqual(['The French Book', 'Le Petit Nicolas']);
      expect(await shop.find('books in french')).toEqual(['The French Book', 'Le Petit Nicolas']);
      expect(await shop.suggest('audiobooks')).toEqual(['Dune: The Audiobook']);
      for (const text of ['audiobooks', 'large print', 'french books', 'kids books']) {
        expect((await shop.ask({ text })).didYouMean, text).toBe('');
      }
    });

    test('a format beside other words is the format of what they find', async () => {
      const shop = await shelf();
      expect(await shop.find('dune paperback')).toEqual(['Dune', 'Dune Messiah']);
      expect(await shop.find('grafton large print')).toEqual(['Gumshoe']);
      expect(await shop.find('emma hardback edition')).toEqual(['Emma']);
      expect(await shop.suggest('emma hardback')).toEqual(['Emma']);
      // What the shop does not have in that format is shown in others, and said.
      expect(await shop.ask({ text: 'emma paperback' })).toMatchObject({
        didYouMean: 'emma',
        isCorrected: true,
        total: 1,
      });
    });

    test('a name stays a name', async () => {
      const shop = await shelf();
      expect(await shop.find('tana french')).toEqual(['In the Woods']);
      expect(await shop.find('the french book')).toEqual(['The French Book', 'Le Petit Nicolas']);
      expect(await shop.find('french')).toEqual(['The French Book', 'In the Woods']);
      expect(await shop.find('!audiobook')).toEqual(['Dune: The Audiobook']);
      expect(await shop.find('hardcover', { type: 'title' })).toEqual([]);
    });

    test('a paperback in large print is both in the filter', async () => {
      const shop = await shelf();
      const large = await shop.ask({ include: { f: ['Large Print'] } });
      expect(large.total).toBe(1);
      expect(countsOf(large, 'f')).toMatchObject({ 'Large Print': 1, 'Trade Paperback': 6 });
      expect(
        (await shop.ask({ include: { f: ['Large Print'] }, exclude: { f: ['Trade Paperback'] } })).total,
      ).toBe(0);
    });
  });
}
