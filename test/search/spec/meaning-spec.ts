import { describe, expect, test } from 'vitest';
import { type OpenBackend, smallShop } from './shop-spec.ts';

export function describeMeaning(name: string, open: OpenBackend): void {
  describe(`${name}: what a text means`, () => {
    test('descriptions, subjects and biographies find a book where no record has the words', async () => {
      const shop = await smallShop(open);
      const pi = await shop.add('Life of Pi', { author: 'Yann Martel' });
      const wilds = await shop.add('Into the Wilds', { author: 'Ann Grey' });
      const detail = 'update title_detail set description = $2, bio = $3 where title_id = $1';
      await shop.db.query(detail, [pi.id, '<p>A boy shares a lifeboat with a tiger.</p>', '[]']);
      await shop.db.query(detail, [wilds.id, '', '["Grey lives in Canada."]']);
      await shop.putOn(wilds.id, await shop.subject('Contemporary fiction'));
      expect(await shop.find('tiger lifeboat')).toEqual(['Life of Pi']);
      expect(await shop.find('lifeboats')).toEqual(['Life of Pi']);
      expect(await shop.find('canadian novels')).toEqual(['Into the Wilds']);
      expect(await shop.find('tiger lifeboat', { asTyped: true })).toEqual([]);
      // A word of a description is a word, not a misspelt one.
      expect(await shop.ask({ text: 'boys' })).toMatchObject({ didYouMean: '', total: 1 });
      await shop.add('Tiger Lifeboat', { author: 'Ann Grey' });
      expect(await shop.find('tiger lifeboat')).toEqual(['Tiger Lifeboat']);
      await shop.db.query("update title_detail set description = 'Rain.' where title_id = $1", [pi.id]);
      expect((await shop.ask({ text: 'lifeboat tiger boy' })).leftOut).toEqual(['boy']);
    });

    test('publishers are found by their names, not by words or beginnings of them', async () => {
      const shop = await smallShop(open);
      await shop.add('The Tale of Peter Rabbit', { publisher: 'Frederick Warne' });
      await shop.add('War and Peace', {
        publisher: 'Penguin Books',
        imprint: 'Penguin Classics',
        sales_rank: 9,
      });
      await shop.add('Penguins of the South', { publisher: 'Ice Press', sales_rank: 1 });
      await shop.add('Norton', { publisher: 'W. W. Norton & Company' });
      expect(await shop.find('war')).toEqual(['War and Peace']);
      expect(await shop.find('warn')).not.toContain('The Tale of Peter Rabbit');
      expect(await shop.find('frederick warne')).toEqual(['The Tale of Peter Rabbit']);
      expect((await shop.find('penguin books'))[0]).toBe('War and Peace');
      expect(await shop.find('penguin classics')).toEqual(['War and Peace']);
      expect(await shop.find('ww norton')).toEqual(['Norton']);
      expect(await shop.find('war', { type: 'publisher' })).toEqual(['The Tale of Peter Rabbit']);
      expect((await shop.ask({ text: 'pengiun', type: 'publisher' })).didYouMean).toBe('penguin');
    });

    test('leaves out and names words that no book has; the rare words stay', async () => {
      const shop = await smallShop(open);
      await shop.add('Maus', { author: 'Art Spiegelman' });
      await shop.add('Mars 1', { author: 'Ann Grey' });
      await shop.add('Wolf Hall', { author: 'Hilary Mantel' });
      await shop.add('Where the Prize Is', { author: 'Bo Lund' });
      const left = async (text: string) => {
        const { didYouMean, leftOut } = await shop.ask({ text });
        return [didYouMean, ...leftOut];
      };
      expect(await left('maus 1')).toEqual(['maus', '1']);
      expect(await left('wolf hall oprah qqzzxx')).toEqual(['wolf hall', 'oprah', 'qqzzxx']);
      expect(await left('hilary mantel thrones')).toEqual(['hilary mantel', 'thrones']);
      // A long word that many titles have says too little of the rest.
      for (let i = 0; i < 40; i++) await shop.add(`Stories of the Shore ${i}`, { author: 'Bo Lund' });
      for (const text of ['where the qqzzxx', 'booker prize', '!qqzzxx wolf hall', 'qqzzxx stories wwvvkk']) {
        expect(await shop.ask({ text }), text).toMatchObject({ total: 0, didYouMean: '', leftOut: [] });
      }
    });

    test('a first name and the beginning of another suggest the books of that person', async () => {
      const shop = await smallShop(open);
      await shop.add('Nemesis', { author: 'Agatha Christie' });
      await shop.add('Tehanu', { author: 'Ursula K. Le Guin' });
      await shop.add('Cats', { author: 'Agatha Moor' });
      expect(await shop.suggest('agatha c')).toEqual(['Nemesis']);
      expect(await shop.suggest('Ursula L')).toEqual(['Tehanu']);
      expect(await shop.suggest('ursula k le')).toEqual(['Tehanu']);
      // The search itself understands what it suggests.
      expect(await shop.find('agatha c')).toEqual(['Nemesis']);
      expect(await shop.ask({ text: 'agatha c' })).toMatchObject({
        didYouMean: 'agatha christie',
        isCorrected: true,
      });
      expect(await shop.find('ursula l')).toEqual(['Tehanu']);
      expect(await shop.ask({ text: 'agatha q' })).not.toMatchObject({ didYouMean: 'agatha christie' });
    });

    test("prefers the edition in the shop's language, on hand, in an ordinary format", async () => {
      const shop = await smallShop(open);
      const work = { work_key: 'dune', author: 'Frank Herbert' };
      const spanish = await shop.add('Dune', { ...work, language: 'spa', sales_rank: 1 });
      const audio = await shop.add('Dune', { ...work, language: 'eng', sales_rank: 2, binding: 'Audio CD' });
      const paper = await shop.add('Dune', {
        ...work,
        language: 'eng',
        sales_rank: 50,
        binding: 'Trade Paperback',
      });
      const guide = await shop.add('Dune: A Study Guide', { author: 'Ann Grey', sales_rank: 3 });
      const ids = async (request = {}) => (await shop.ask({ text: 'dune', ...request })).titleIds;
      expect(await ids()).toEqual([paper.id, audio.id, spanish.id, guide.id]);
      expect(await ids({ byWork: true })).toEqual([paper.id, guide.id]);
      expect(await ids({ byWork: true, include: { g: ['spa'] } })).toEqual([spanish.id]);
      await shop.stock(audio.id, 2);
      expect(await ids({ byWork: true })).toEqual([audio.id, guide.id]);
    });

    test('the order of an import makes no difference', async () => {
      const books = Array.from({ length: 12 }, (_, i) => ({
        title: `Harbour ${i % 3}`,
        eisbn: `97800000${String(10_007 + i * 13).padStart(5, '0')}`,
      }));
      const answers = [];
      for (const order of [books, [...books.slice(5), ...books.slice(0, 5)].toReversed()]) {
        const shop = await smallShop(open);
        const isbns = new Map<number, string>();
        for (const { title, eisbn } of order) isbns.set((await shop.add(title, { eisbn })).id, eisbn);
        const named = (ids: readonly number[]) => ids.map((id) => isbns.get(id));
        answers.push([
          named((await shop.ask({ text: 'harbour' })).titleIds),
          named((await shop.ask({})).titleIds),
          named(await shop.suggestIds('harb')),
          named(await shop.suggestIds('harbour 1')),
        ]);
      }
      expect(answers[1]).toEqual(answers[0]);
    }, 240_000);
  });
}
