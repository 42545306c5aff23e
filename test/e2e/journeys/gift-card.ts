import { randomInt } from 'node:crypto';
import { insertKnownCard } from '../../../server/giftcard/write.ts';
import { inShop } from '../stock.ts';

/** Issues a gift card of $5.00 at the store of the location with this code, and returns its number. */
export function aGiftCard(code: string, currency: 'USD' | 'CAD'): Promise<string> {
  const number = Array.from({ length: 16 }, () => randomInt(10)).join('');
  return inShop(async (q) => {
    const [location] = await q.query<{ store_id: number }>(
      'select store_id from location where code = $1 order by id',
      [code],
    );
    if (!location) throw new Error(`no location ${code}`);
    const card = { number, pin: '', amount: 500, spent: 0 };
    await insertKnownCard(q, { storeId: location.store_id, currency, card });
    return number;
  });
}
