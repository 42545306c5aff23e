import { describe, expect, test } from 'vitest';
import { anyRequest, expectMeant, type OpenBackend, smallShop } from './shop-spec.ts';

export function describeMistakes(name: string, open: OpenBackend): void {
  describe(`${name}: mistakes`, () => {
    test('a misspelt word still finds the book, and says what was searched', async () => {
      const shop = await smallShop(open);
      await shop.add('Harry Potter and the Goblet of Fire', { author: 'J. K. Rowling' });
      await shop.add('The Hobbit', { author: 'J. R. R. Tolkien' });
      await shop.add('Pride and Prejudice', { author: 'Jane Austen' });
      await expectMeant(shop, [
        ['harry poter', 'harry potter', 'Harry Potter and the Goblet of Fire'],
        ['tolkein', 'tolkien', 'The Hobbit'],
        ['pride and predjudice', 'pride and prejudice', 'Pride and Prejudice'],
        ['hary pottr', 'harry potter', 'Harry Potter and the Goblet of Fire'],
        ['jane austin', 'jane austen', 'Pride and Prejudice'],
        ['harrypotter', 'harry potter', 'Harry Potter and the Goblet of Fire'],
      ]);
      expect((await shop.ask({ text: 'potter' })).didYouMean).toBe('');
      expect(await shop.ask({ text: 'qqqqzzzz' })).toMatchObject({ titleIds: [], total: 0, didYouMean: '' });
    });

    test('swapped letters, words written as two, and a word too many', async () => {
      const shop = await smallShop(open);
      await shop.add('Hunger Games', { author: 'Suzanne Collins' });
      await shop.add('Mockingjay', { author: 'Suzanne Collins' });
      await shop.add('One Hundred Years of Solitude', { author: 'Gabriel García Márquez' });
      await expectMeant(shop, [
        ['hunger gmaes', 'hunger games', 'Hunger Games'],
        ['hnuger games', 'hunger games', 'Hunger Games'],
        ['mocking jay', 'mockingjay', 'Mockingjay'],
        ['mockingjay n collins', 'mockingjay collins', 'Mockingjay'],
        ['100 years of solitude', '', 'One Hundred Years of Solitude'],
      ]);
      expect(await shop.find('!hnuger')).toEqual([]);
    });

    test('words that readers add to a title, and its record does not have', async () => {
      const shop = await smallShop(open);
      await shop.add('Dune', { author: 'Frank Herbert' });
      await shop.add('The Hobbit', { author: 'J. R. R. Tolkien' });
      await shop.add('The Complete Calvin and Hobbes', { author: 'Bill Watterson' });
      await shop.add('The Odyssey', { author: 'Homer' });
      await shop.add('Pride and Prejudice', { author: 'Jane Austen' });
      await shop.add('A Short History of Nearly Everything: Special Illustrated Edition', {
        author: 'Bill Bryson',
      });
      await shop.add('Middlemarch', { author: 'George Eliot' });
      await shop.add('The Novel', { author: 'James Michener' });
      await expectMeant(shop, [
        ['dune special edition', 'dune', 'Dune'],
        ['the hobbit illustrated edition', 'the hobbit', 'The Hobbit'],
        ['hobbit & co', 'hobbit', 'The Hobbit'],
        ['tolkien hobbit deluxe edition', 'tolkien hobbit', 'The Hobbit'],
        ['hobit deluxe edition', 'hobbit', 'The Hobbit'],
        ['a new translation of the odyssey', 'odyssey', 'The Odyssey'],
        ['the odyssey new translation', 'the odyssey', 'The Odyssey'],
        ['pride and prejudice annotated edition', 'pride and prejudice', 'Pride and Prejudice'],
        ['middlemarch the novel', 'middlemarch', 'Middlemarch'],
        // No book of these words is by this publisher, and 'paperback' is in no record.
        ['hobbit tolkien paperback penguin', 'hobbit tolkien', 'The Hobbit'],
      ]);
      // They are words like others where a record has them, or one insists.
      expect(await shop.find('special edition')).toEqual([
        'A Short History of Nearly Everything: Special Illustrated Edition',
      ]);
      expect(await shop.find('the novel')).toEqual(['The Novel']);
      expect((await shop.ask({ text: 'dune !special edition' })).didYouMean).not.toBe('dune');
    });

    test('several slips at once, and words joined or cut as well', async () => {
      const shop = await smallShop(open);
      await shop.add("Harry Potter and the Sorcerer's Stone", { author: 'J. K. Rowling' });
      await shop.add('Bird by Bird', { author: 'Anne Lamott' });
      await shop.add('Mary Poppins', { author: 'P. L. Travers' });
      const mockingbird = await shop.add('To Kill a Mockingbird', { author: 'Harper Lee' });
      const gatsby = await shop.add('The Great Gatsby', { author: 'F. Scott Fitzgerald' });
      await shop.add('The Mocking Crow', { author: 'Ann Grey' });
      const cases = [
        ['hary poter', 'harry potter', "Harry Potter and the Sorcerer's Stone"],
        ['to kil a mocking bird', 'to kill a mockingbird', 'To Kill a Mockingbird'],
        ['to kill a mokking bird', 'to kill a mockingbird', 'To Kill a Mockingbird'],
        ['mockingcrow', 'mocking crow', 'The Mocking Crow'],
        ['great gatsbe fitzgareld', 'great gatsby fitzgerald', 'The Great Gatsby'],
        ['grate gatsby', 'gatsby', 'The Great Gatsby'],
      ] as const;
      await expectMeant(shop, cases);
      for (const [typed, , title] of cases) expect(await shop.suggest(typed), typed).toEqual([title]);
      // The corrected words are searched with all other conditions of the request.
      const narrow = await shop.ask({ text: 'hary poter', without: [mockingbird.id, gatsby.id], offset: 1 });
      expect(narrow).toMatchObject({ total: 1, titleIds: [], isCorrected: true });
      expect((await shop.ask({ text: 'hary poter', type: 'author' })).total).toBe(0);
    });

    test('numbers in digits and in words', async () => {
      const shop = await smallShop(open);
      await shop.add('1984', { author: 'George Orwell', sales_rank: 50 });
      await shop.add('Los Angeles: The Summer of 1984', { sales_rank: 1 });
      await shop.add('Catch-22', { author: 'Joseph Heller' });
      await shop.add('Twenty Thousand Leagues Under the Sea', { author: 'Jules Verne' });
      await shop.add('Fahrenheit 451', { author: 'Ray Bradbury' });
      await shop.add('Twenty Poems and Two Songs');
      for (const [typed, title] of [
        ['nineteen eighty-four', '1984'],
        ['1984', '1984'],
        ['catch twenty two', 'Catch-22'],
        ['catch 22', 'Catch-22'],
        ['20,000 leagues', 'Twenty Thousand Leagues Under the Sea'],
        ['20000 leagues under the sea', 'Twenty Thousand Leagues Under the Sea'],
        ['farenheit four fifty one', 'Fahrenheit 451'],
        ['fahrenheit four hundred and fifty one', 'Fahrenheit 451'],
      ] as const) {
        expect((await shop.find(typed))[0], typed).toBe(title);
      }
      expect(await shop.find('nineteen eighty four')).toHaveLength(2);
      expect(await shop.find('catch 22')).toEqual(['Catch-22']);
      expect(await shop.find('22')).toEqual(['Catch-22']);
    });

    test('no guess is better than an odd one', async () => {
      const shop = await smallShop(open);
      await shop.add('Catching Fire', { author: 'Suzanne Collins' });
      await shop.add('Frederica', { author: 'Georgette Heyer' });
      await shop.add('Heart of Darkness', { author: 'Joseph Conrad', author_sort: 'conrad joseph' });
      await shop.add('Les Livres', { author: 'Paul Livre' });
      await shop.add('Four Quartets', { author: 'T. S. Eliot' });
      await shop.add('Slaughterhouse-Five', { author: 'Kurt Vonnegut' });
      for (const typed of ['catch 22', 'heller', 'louvre', 'joseph heller', 'nineteen eighty four']) {
        expect(await shop.ask({ text: typed }), typed).toMatchObject({ total: 0, didYouMean: '' });
        expect(await shop.suggest(typed), typed).toEqual([]);
      }
      const { total, didYouMean } = await shop.ask({ text: 'slaughterhouse five' });
      expect([total, didYouMean]).toEqual([1, '']);
    });

    test('a known name is no slip, even where another is far more common', async () => {
      const shop = await smallShop(open);
      await shop.add('Plain Talk', { author: 'Ann Austin' });
      await shop.add('Animal Farming', { author: 'Steven Hopp, Barbara Kingsolver' });
      for (let i = 0; i < 20; i++) await shop.add(`Emma ${i}`, { author: 'Anna Austen' });
      await shop.add('On Writing', { author: 'Stephen King' });
      await shop.add('Carrie', { author: 'Stephen King' });
      expect((await shop.ask({ text: 'ann austin' })).didYouMean).toBe('');
      expect((await shop.ask({ text: 'austin' })).didYouMean).toBe('');
      // These two words are only somewhere in one record; those are a name.
      expect(await shop.ask({ text: 'steven king' })).toMatchObject({
        total: 1,
        didYouMean: 'stephen king',
        isCorrected: false,
      });
    });

    test('an ISBN with a wrong, a missing or a swapped digit', async () => {
      const shop = await smallShop(open);
      await shop.add('To Kill a Mockingbird', { eisbn: '9780061120084' });
      for (const typed of [
        '9780061120085',
        '978-0-06-112008-5',
        '978006112004',
        '0061120091',
        'ISBN 9780061102084',
      ]) {
        const hit = await shop.ask({ text: typed });
        expect([typed, hit.didYouMean, hit.total]).toEqual([typed, '9780061120084', 1]);
        expect((await shop.ask({ text: typed, type: 'isbn' })).total, typed).toBe(1);
      }
      expect(await shop.ask({ text: '9780061120091' })).toMatchObject({ total: 0, didYouMean: '' });
    });

    test('two words are never taken for the same one', async () => {
      const shop = await smallShop(open);
      for (const title of ['Bay of Plenty', 'Green Bay', 'Bay Leaves']) await shop.add(title);
      for (const text of ['bar baz', 'foo bar baz']) {
        expect(await shop.ask({ text }), text).toMatchObject({ total: 0, didYouMean: '' });
      }
    });

    test('keeps a match although another spelling is far more common', async () => {
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
      await shop.add('مائة عام من العزلة', { author: 'غابرييل غارسيا ماركيز' });
      await shop.add('ספר הדקדוק הפנימי', { author: 'דויד גרוסמן' });
      await shop.add('📚 Emoji Dick 🐳');
      expect(await shop.find('العزلة')).toEqual(['مائة عام من العزلة']);
      expect(await shop.find('\u202eגרוסמן\u202c')).toEqual(['ספר הדקדוק הפנימי']);
      expect(await shop.find('🐳 emoji 👩‍👩‍👧')).toEqual(['📚 Emoji Dick 🐳']);
      expect(await shop.find('ВОЙНА толстой')).toEqual(['Война и мир']);
      expect(await shop.find('村上')).toEqual(['ノルウェイの森']);
      expect(await shop.find('lodz aebelo')).toEqual(['Łódź i Øresund']);
      expect(await shop.find('Æbelø')).toEqual(['Łódź i Øresund']);
    });
  });
}
