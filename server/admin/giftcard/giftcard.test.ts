import { expect, it } from 'vitest';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import { testShop } from '../../../test/shop.ts';
import { staffAt, staffPassword } from '../../../test/staff.ts';

async function aShop() {
  const made = await testShop();
  const store = await buildStore(made.db);
  await buildLocation(made.db, store.id);
  await made.reload();
  return { made, owner: await staffAt(made, store, 'owner') };
}

it('finds a card by the end of its number, and never shows the whole number again', async () => {
  const { owner } = await aShop();
  const { id, number } = await owner.get('giftcard/issue', { amount: 2500, note: 'Prize' });
  await owner.get('giftcard/issue', { amount: 1000 });
  const end = number.slice(-4);
  const found = await owner.get('giftcard/getList', { term: end.toLowerCase() });
  expect(found.gift_cards).toMatchObject([{ id, last_four: end, balance: 2500, sent_to: '' }]);
  expect(JSON.stringify(found)).not.toContain(number);
  expect(JSON.stringify(await owner.get('giftcard/get', { id }))).not.toContain(number);
  expect((await owner.get('giftcard/getList', { term: '%' })).gift_cards).toEqual([]);
  expect((await owner.get('giftcard/getList', { limit: 1 })).gift_cards).toHaveLength(1);
});

it('says who has issued a card by their name', async () => {
  const { owner } = await aShop();
  const { name } = await owner.get('staff/me');
  const { id } = await owner.get('giftcard/issue', { amount: 2500 });
  expect((await owner.get('giftcard/get', { id })).entries).toMatchObject([
    { kind: 'issued', changed_by: name },
  ]);
});

it('asks for the password again before it issues a card, 15 minutes after it was typed', async () => {
  const { made, owner } = await aShop();
  await made.db.query(`update staff_session set proved_at = now() - interval '16 minutes'`);
  const issue = () => owner.send('giftcard/issue', { amount: 2500 });
  expect(await issue()).toMatchObject({ error_code: 'proof_required' });
  await owner.get('staff/prove', { password: staffPassword });
  expect(await issue()).toMatchObject({ ok: true });
});
