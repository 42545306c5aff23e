import { describe, expect, test } from 'vitest';
import { anyRequest, type OpenBackend, smallShop } from './shop-spec.ts';

export function describeMistakes(name: string, open: OpenBackend): void {
  describe(`${name}: mistakes`, () => {
    test('a misspelt word still finds the book, and says what was searched', async () => {
      const shop = await smallShop(open);
      await shop.add('Harry Potter and the Goblet of Fire', { author: 'J. K. Rowling' });
      await shop.add('The Hobbit', { author: 'J. R. R. Tolkien' });
      await shop.add('Pride and Prejudice', { author: 'Jane Austen' });
      for (const [typed, meant, title] of [
        ['harry poter', 'harry potter', 'Harry Potter and the Goblet of Fire'],
        ['tolkein', 'tolkien', 'The Hobbit'],
        ['pride and predjudice', 'pride and prejudice', 'Pride and Prejudice'],
        ['hary pottr', 'harry potter', 'Harry Potter and the Goblet of Fire'],
        ['jane austin', 'jane austen', 'Pride and Prejudice'],
        ['harrypotter', 'harry potter', 'Harry Potter and the Goblet of Fire'],
      ] as const) {
        const hit = await shop.ask({ text: typed });
        expect(hit.didYouMean, typed).toBe(meant);
        expect(await shop.find(typed), typed).toEqual([title]);
      }
      expect((await shop.ask({ text: 'potter' })).didYouMean).toBe('');
      expect(await shop.ask({ text: 'qqqqzzzz' })).toMatchObject({ titleIds: [], total: 0, didYouMean: '' });
    });

    test('swapped letters, words written as two, and a word too many', async () => {
      const shop = await smallShop(open);
      await shop.add('Hunger Games', { author: 'Suzanne Collins' });
      await shop.add('Mockingjay', { author: 'Suzanne Collins' });
      await shop.add('One Hundred Years of Solitude', { author: 'Gabriel García Márquez' });
      for (const [typed, meant, title] of [
        ['hunger gmaes', 'hunger games', 'Hunger Games'],
        ['hnuger games', 'hunger games', 'Hunger Games'],
        ['mocking jay', 'mockingjay', 'Mockingjay'],
        ['mockingjay n collins', 'mockingjay collins', 'Mockingjay'],
        ['100 years of solitude', '', 'One Hundred Years of Solitude'],
      ] as const) {
        expect(await shop.find(typed)).toEqual([title]);
        expect((await shop.ask({ text: typed })).didYouMean).toBe(meant);
      }
      expect(await shop.find('!hnuger')).toEqual([]);
    });

    test('what is found is kept when something else is far more common', async () => {
      const shop = await smallShop(open);
      await shop.add('Austin City Blue', { author: 'Jane Grape' });
      for (let i = 0; i < 12; i++) await shop.add(`Emma ${i}`, { author: 'Jane Austen' });
      const hit = await shop.ask({ text: 'jane austin' });
      expect(hit).toMatchObject({ total: 1, didYouMean: 'jane austen' });
    });

    test('hostile text is only text', async () => {
      const shop = await smallShop(open);
      await shop.add('Plain Book');
      const texts = [
        "' or 1=1 --",
        "'; drop table title; --",
        'a & | ! ( ) : * < >',
        '!!!',
        '!',
        "!'a':*",
        "\\' \\\\",
        '%_%',
        '$1 $2',
        'ŉ ﬁ ⅷ ½ ℀ ！＆｜（',
        'كتاب ‏عربي‎',
        'ספר',
        '書籍 東京',
        '👩‍👩‍👧 🎉',
        '\ud800 \udfff',
        'a\u0000b',
        'e\u0301'.repeat(5000),
        'x'.repeat(10_240),
        'a '.repeat(5_120),
        '&'.repeat(10_240),
        "'".repeat(10_240),
        '1e5 1.5e-7 0x1f http://a.b/c?d=e a@b.c -12 +3',
      ];
      for (const type of [
        'keyword',
        'author',
        'series',
        'whole_series',
        'isbn',
        'publisher',
        'title',
      ] as const) {
        for (const text of texts) {
          const { total } = await shop.backend.search({ ...anyRequest, storeId: shop.storeId, text, type });
          expect(total, text.slice(0, 30)).toBeLessThanOrEqual(1);
        }
      }
      for (const text of texts) expect(await shop.suggest(text)).toBeInstanceOf(Array);
      expect(await shop.find('plain')).toEqual(['Plain Book']);
    });

    test('words of any script are found', async () => {
      const shop = await smallShop(open);
      await shop.add('Война и мир', { author: 'Лев Толстой' });
      await shop.add('ノルウェイの森', { author: '村上春樹' });
      await shop.add('Łódź i Øresund', { author: 'Søren Æbelø' });
      expect(await shop.find('ВОЙНА толстой')).toEqual(['Война и мир']);
      expect(await shop.find('村上')).toEqual(['ノルウェイの森']);
      expect(await shop.find('lodz aebelo')).toEqual(['Łódź i Øresund']);
      expect(await shop.find('Æbelø')).toEqual(['Łódź i Øresund']);
    });
  });
}
