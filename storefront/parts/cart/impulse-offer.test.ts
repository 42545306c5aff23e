import { expect, test, vi } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { cartItemOf, cartOf } from '../../../test/carts.ts';
import { impulseOffer } from './impulse-offer.ts';

const item = cartItemOf();
const settings = { checkout_info: { impulse_pickup: true, impulse_ship: false } } as SiteSettings;
const at = (delivery: string) => ({ delivery, cart: cartOf([item]), settings });
const infoOf = (eisbn: string) => ({ description: '', info: { eisbn } });
const answering = (answer: object) => vi.fn(async () => answer) as unknown as Call;
const offered = (...isbns: string[]) =>
  answering({ ok: true, value: { headline: 'Look', description: '', isbns_info: isbns.map(infoOf) } });

test('four at most, and none that is in the cart (CHECKOUT-056)', async () => {
  const { offer } = await impulseOffer(offered(item.title_info.eisbn, '1', '2', '3', '4', '5'), at('pickup'));
  expect(offer?.isbns_info.map(({ info }) => info.eisbn)).toEqual(['1', '2', '3', '4']);
});

test('asks nothing where the shop offers nothing, and shows no empty dialog (CHECKOUT-083)', async () => {
  const api = offered('1');
  expect(await impulseOffer(api, at('ship'))).toEqual({});
  expect(api).not.toHaveBeenCalled();
  expect(await impulseOffer(offered(item.title_info.eisbn), at('pickup'))).toEqual({});
});

test('goes on without a word for a type that doesn’t exist, and with one for anything else (CHECKOUT-078)', async () => {
  const refused = (error_code: string) => answering({ ok: false, error_code, error: 'The shop is busy.' });
  expect(await impulseOffer(refused('unknown_type'), at('pickup'))).toEqual({});
  expect(await impulseOffer(refused('busy'), at('pickup'))).toEqual({ problem: 'The shop is busy.' });
});

test('the shopper goes on when an offer can’t be fetched', async () => {
  const lost = vi.fn(async () => {
    throw new Error('the connection is gone');
  }) as unknown as Call;
  expect(await impulseOffer(lost, at('pickup'))).toEqual({ problem: expect.any(String) });
});
