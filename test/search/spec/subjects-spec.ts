import { describe, expect, test } from 'vitest';
import { type OpenBackend, smallShop } from './shop-spec.ts';

export function describeSubjects(name: string, open: OpenBackend): void {
  describe(`${name}: finding subjects`, () => {
    /** Two vampire books that do not say so, one that does, and one that looks like the word. */
    async function vampires() {
      const shop = await smallShop(open);
      const fiction = await shop.subject('Fiction');
      const fantasy = await shop.subject('Fantasy', fiction);
      const undead = await shop.subject('Vampires & werewolves', fantasy);
      const science = await shop.subject('Natural science');
      for (const [title, author, sales_rank, subjects] of [
        ['Twilight', 'Stephenie Meyer', 5, [undead]],
        ['Dracula', 'Bram Stoker', 2, [undead]],
        ['Empires of the Sea', 'Roger Crowley', 1, [science]],
        ['The Host', 'Stephenie Meyer', 3, [fantasy]],
        ['Fantasy Football', 'Ann Coach', 90, []],
      ] as const) {
        const { id } = await shop.add(title, { author, sales_rank });
        for (const of of subjects) await shop.putOn(id, of);
      }
      return shop;
    }

    test('books of a subject come after those that have the word', async () => {
      const shop = await vampires();
      expect(await shop.find('fantasy')).toEqual(['Fantasy Football', 'Dracula', 'The Host', 'Twilight']);
      expect((await shop.ask({ text: 'fantasy' })).total).toBe(4);
      expect(await shop.find('fantasy', { sort: 'title' })).toEqual([
        'Dracula',
        'Fantasy Football',
        'The Host',
        'Twilight',
      ]);
      expect(await shop.find('fantasy', { type: 'title' })).toEqual(['Fantasy Football']);
      expect(await shop.find('!fantasy')).toEqual(['Fantasy Football']);
    });

    test('a subject is no slip of the pen', async () => {
      const shop = await vampires();
      for (const text of ['vampires', 'vampire', 'Vampir', 'fantasy vampires', 'fantasy vampire']) {
        expect(await shop.find(text), text).toEqual(['Dracula', 'Twilight']);
      }
      expect((await shop.ask({ text: 'vampires' })).didYouMean).toBe('');
      expect(await shop.suggest('vampires')).toEqual(['Dracula', 'Twilight']);
      expect(await shop.suggest('empirse')).toEqual(['Empires of the Sea']);
    });

    test('books of a subject are the subject', async () => {
      const shop = await vampires();
      await shop.add('The Big Book of Fantasy', { author: 'Ann Reader', sales_rank: 4 });
      expect(await shop.find('vampire books')).toEqual(['Dracula', 'Twilight']);
      expect(await shop.find('fantasy novels')).toEqual(expect.arrayContaining(['Dracula', 'Twilight']));
      expect((await shop.find('fantasy books'))[0]).toBe('The Big Book of Fantasy');
      expect(await shop.find('fantasy books')).toHaveLength(5);
    });

    test('one word may be a subject, another a name', async () => {
      const shop = await vampires();
      expect(await shop.find('meyer fantasy')).toEqual(['The Host', 'Twilight']);
      expect(await shop.find('vampires stoker')).toEqual(['Dracula']);
      expect(await shop.find('natural science crowley')).toEqual(['Empires of the Sea']);
    });
  });
}
