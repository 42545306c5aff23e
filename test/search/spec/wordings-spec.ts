import { describe, expect, test } from 'vitest';
import { expectMeant, type OpenBackend, smallShop } from './shop-spec.ts';

export function describeWordings(name: string, open: OpenBackend): void {
  describe(`${name}: the same in other words`, () => {
    async function shelves() {
      const shop = await smallShop(open);
      await shop.add('The Whales of the North', { author: 'Ann Grey' });
      await shop.add('The Natural Way to Draw', { author: 'Kimon Nicolaides' });
      await shop.add('The Little Prince', { author: 'Antoine de Saint-Exupéry' });
      await shop.add('Doctor Zhivago', { author: 'Boris Pasternak' });
      await shop.add('Dr. Jekyll and Mr. Hyde', { author: 'Robert Louis Stevenson' });
      await shop.add('A Book About Sitting', { author: 'Ann Coach' });
      await shop.add('Crime and Punishment', { author: 'Fyodor Dostoevsky' });
      await shop.add('Dawn', { author: 'Ann Leckie', binding: 'Large Print' });
      const saga = { author: 'Terry Pratchett', series: 'Discworld' };
      await shop.add('Mort', { ...saga, series_number: '4' });
      const { id } = await shop.add('Neuromancer', { author: 'William Gibson' });
      await shop.putOn(id, await shop.subject('Science fiction'));
      return shop;
    }

    test('the subject of a wanted book counts, not the word book', async () => {
      const shop = await shelves();
      for (const typed of [
        'book about whales',
        'books about whales',
        'a good book on whales',
        'novels set in whales',
      ]) {
        expect(await shop.find(typed), typed).toEqual(['The Whales of the North']);
        expect((await shop.ask({ text: typed })).didYouMean, typed).toBe('');
        expect(await shop.suggest(typed), typed).toEqual(['The Whales of the North']);
      }
      expect(await shop.ask({ text: 'books about wahles' })).toMatchObject({
        didYouMean: 'whales',
        total: 1,
      });
      // Nothing rather than any book.
      expect(await shop.ask({ text: 'books about qqzzxx' })).toMatchObject({ didYouMean: '', total: 0 });
      expect(await shop.find('a book about sitting')).toEqual(['A Book About Sitting']);
    });

    test('"books by" a name finds that author, whatever else their records say', async () => {
      const shop = await shelves();
      await shop.add('Surfacing', { author: 'Margaret Atwood', publisher: 'Anchor Books', sales_rank: 2 });
      await shop.add('Unburied', { author: 'Margaret Atwood', publisher: 'Virago', sales_rank: 1 });
      for (const typed of ['books by margaret atwood', 'margaret atwood books', 'novels by atwood']) {
        expect((await shop.find(typed)).sort(), typed).toEqual(['Surfacing', 'Unburied']);
        expect((await shop.ask({ text: typed })).didYouMean, typed).toBe('');
      }
      // A publisher's name is no word of a book.
      expect(await shop.find('surfacing !books')).toEqual([]);
    });

    test('short forms that readers use', async () => {
      const shop = await shelves();
      for (const [typed, title] of [
        ['scifi', 'Neuromancer'],
        ['sci-fi', 'Neuromancer'],
        ['books about sci fi', 'Neuromancer'],
        ['doctor jekyll and mister hyde', 'Dr. Jekyll and Mr. Hyde'],
        ['dr zhivago', 'Doctor Zhivago'],
        ['st exupery', 'The Little Prince'],
      ] as const) {
        expect(await shop.find(typed), typed).toEqual([title]);
        expect(await shop.suggest(typed), typed).toEqual([title]);
      }
      expect(await shop.find('!dr zhivago')).toEqual([]);
    });

    test('a volume that is named by its number in the series', async () => {
      const shop = await shelves();
      const saga = { author: 'Terry Pratchett', series: 'Discworld' };
      await shop.add('Sourcery', { ...saga, series_number: '5' });
      for (const typed of [
        'fourth discworld book',
        'the 4th discworld novel',
        'fourth book in the discworld series',
        'the fourth volume of discworld',
      ]) {
        expect(await shop.find(typed), typed).toEqual(['Mort']);
        expect((await shop.ask({ text: typed })).didYouMean, typed).toBe('');
        expect(await shop.suggest(typed), typed).toEqual(['Mort']);
      }
    });

    test('a title that begins like a series number is a title first', async () => {
      const shop = await shelves();
      await shop.add('The Fourth Prince', { author: 'Ann Grey' });
      await shop.add('Prince Caspian', { author: 'C. S. Lewis', series: 'Narnia', series_number: '4' });
      expect(await shop.find('the fourth prince novel')).toEqual(['The Fourth Prince']);
      expect(await shop.find('fourth narnia book')).toEqual(['Prince Caspian']);
    });

    test('a book that others shall be like is where their reader begins', async () => {
      const shop = await shelves();
      for (const typed of ['books like the little prince', 'something similar to the little prince']) {
        expect(await shop.find(typed), typed).toEqual(['The Little Prince']);
      }
      expect(await shop.ask({ text: 'more stories like qqzzxx' })).toMatchObject({
        didYouMean: '',
        total: 0,
      });
    });

    test('a format or a volume that a book does not come in is left out, and that is said', async () => {
      const shop = await shelves();
      await expectMeant(shop, [
        ['crime and punishment large print', 'crime and punishment', 'Crime and Punishment'],
        ['crime and punishmant audiobook', 'crime and punishment', 'Crime and Punishment'],
        ['discworld 5', 'discworld', 'Mort'],
        ['discworld book 5', 'discworld', 'Mort'],
        ['the fifth discworld book', 'discworld', 'Mort'],
        ['how to draw', 'draw', 'The Natural Way to Draw'],
        ['learn to draw', 'draw', 'The Natural Way to Draw'],
      ]);
      expect(await shop.find('catch 22')).toEqual([]);
      expect(await shop.ask({ text: 'the fifth crime book' })).toMatchObject({
        didYouMean: 'crime',
        leftOut: ['fifth', 'book'],
      });
    });
  });
}
