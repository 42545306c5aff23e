import { describe, expect, test } from 'vitest';
import { anyRequest, type OpenBackend, smallShop } from './shop-spec.ts';

export function describeNear(name: string, open: OpenBackend): void {
  describe(`${name}: titles near to a search that finds nothing`, () => {
    async function shopOfNear() {
      const shop = await smallShop(open);
      const ids = new Map<number, string>();
      const add = async (title: string, more: Parameters<typeof shop.add>[1] = {}) =>
        ids.set((await shop.add(title, more)).id, title);
      await add('The Lighthouse', { sales_rank: 900 });
      await add('Murder at the Lighthouse', { sales_rank: 2 });
      await add('The Keeper of Bees', { sales_rank: 3 });
      await add('Salt', { author: 'Ann Grey', author_sort: 'grey ann', series: 'Harbour Nights' });
      await add('Pepper', { author: 'Grey Owl', author_sort: 'owl grey' });
      const near = async (text: string, request: Partial<typeof anyRequest> = {}) => {
        await shop.backend.refresh();
        const found = await shop.backend.near({ ...anyRequest, storeId: shop.storeId, text, ...request }, 3);
        return found.map((id) => ids.get(id));
      };
      return near;
    }

    test('those that share most words with it, the rarest words first', async () => {
      const near = await shopOfNear();
      expect(await near('murder of the lighthouse keeper')).toEqual([
        'Murder at the Lighthouse',
        'The Keeper of Bees',
        'The Lighthouse',
      ]);
    });

    test('those with a word that is a slip away, but not with any word', async () => {
      const near = await shopOfNear();
      expect(await near('lihgthouse storms of 1937')).toEqual(['Murder at the Lighthouse', 'The Lighthouse']);
      expect(await near('zzqqxx wvwv')).toEqual([]);
      // One word in four is not enough.
      expect(await near('qqzzxx wvwvwv lighthouse bbrrtt')).toEqual([]);
      expect(await near('the of')).toEqual([]);
      expect(await near('')).toEqual([]);
    });

    test('those of a series or of a surname, not of a first name', async () => {
      const near = await shopOfNear();
      expect(await near('qqzzxx nights')).toEqual(['Salt']);
      expect(await near('qqzzxx grey')).toEqual(['Salt']);
    });

    test('what the same words find in any field and without filters', async () => {
      const near = await shopOfNear();
      expect(await near('ann grey', { type: 'title' })).toEqual(['Salt']);
      expect(await near('bees', { include: { f: ['Audio'] } })).toEqual(['The Keeper of Bees']);
    });
  });
}
