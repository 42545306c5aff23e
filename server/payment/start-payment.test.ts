import { expect, test } from 'vitest';
import { cardShop } from '../../test/card-shop.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import type { PaymentProvider } from '../providers/payment/payment.ts';

const open = sellingShops();

/** How often a payment is sent that a shopper asks for twice, at a provider whose answers are lost and that does not know of it yet. */
async function sentOfTwo(can: Partial<PaymentProvider['can']>): Promise<number> {
  let sent = 0;
  const { reader, submission, orders } = await cardShop(open, (own) => ({
    can: { ...own.can, ...can },
    find: async () => ({ state: 'none' }),
    async start() {
      sent += 1;
      return { state: 'unknown' };
    },
  }));
  const input = submission();
  for (let i = 0; i < 2; i++)
    expect(await reader.send('checkout/submit', input, 'try-1')).toMatchObject({
      value: { payment: { step: null } },
    });
  expect(await orders()).toMatchObject([{ status: 'awaiting_payment', state: 'open' }]);
  return sent;
}

test('a payment whose answer was lost is sent again when it is asked for again', async () => {
  expect(await sentOfTwo({})).toBe(2);
});

test('where no key keeps it from being taken twice, it waits until the provider would know of it', async () => {
  expect(await sentOfTwo({ sendAgainAfterMs: 60_000 })).toBe(1);
});
