import { expect, it } from 'vitest';
import { buildLocation, buildStock, buildStore, buildTitle } from '../../../test/factories.ts';
import { testShop } from '../../../test/shop.ts';
import { staffAt } from '../../../test/staff.ts';

it('reads from the data what a store has, and nothing of another store', async () => {
  const made = await testShop();
  const store = await buildStore(made.db);
  const { id: here } = await buildLocation(made.db, store.id);
  const other = await buildStore(made.db);
  const { id: there } = await buildLocation(made.db, other.id);
  await made.reload();
  const owner = await staffAt(made, store, 'owner');
  const none = {
    ...{ has_titles: false, has_stock: false, has_tax_rates: false, has_shipping_rates: false },
    ...{ has_terms: false, has_privacy_policy: false, has_legal_gaps: false, takes_cards: false },
    ...{ has_look: false, sends_mail: false },
  };
  expect(await owner.get('setup/getState')).toEqual(none);
  const { id } = await buildTitle(made.db);
  await buildStock(made.db, there, id, 3);
  expect(await owner.get('setup/getState')).toEqual({ ...none, has_titles: true });
  await buildStock(made.db, here, id, 1);
  await owner.get('tax/useKnown', { country: 'US', registered: ['ME'] });
  await owner.get('shipping/save', { label: 'Mail', base: 400 });
  const choose = async (card_provider: string) => {
    const values = { 'checkout_info.card_provider': card_provider };
    await owner.get('settings/save', { values: JSON.stringify(values) });
    await made.reload();
    // A caller keeps the store as it was when the call began.
    const email = `${card_provider}@cove.example`;
    return (await staffAt(made, store, 'manager', { email })).get('setup/getState');
  };
  const terms = { path: '/terms-conditions', title: 'Terms', blocks: '[]' };
  await (await staffAt(made, other, 'owner')).get('page/save', terms);
  expect(await choose('stripe')).toMatchObject({ has_terms: false, takes_cards: false });
  await owner.get('page/save', terms);
  expect(await choose('sandbox')).toEqual({
    ...none,
    ...{ has_terms: true, takes_cards: true },
    ...{ has_titles: true, has_stock: true, has_tax_rates: true, has_shipping_rates: true },
  });
});

it('notices words of ours that wait for the shop’s own', async () => {
  const made = await testShop();
  const store = await buildStore(made.db);
  await made.reload();
  const owner = await staffAt(made, store, 'owner');
  const paragraph = 'You can return what you bought within [14] days.';
  const blocks = [{ component: 'headline_paragraph', data: { paragraph } }];
  const page = { title: 'Returns', blocks };
  await owner.get('page/save', { ...page, path: '/returns' });
  expect(await owner.get('setup/getState')).toMatchObject({ has_legal_gaps: false });
  await owner.get('page/save', { ...page, path: '/terms-conditions' });
  expect(await owner.get('setup/getState')).toMatchObject({ has_legal_gaps: true });
});

it('looks for gaps in a privacy policy only where readers see it', async () => {
  const made = await testShop();
  const store = await buildStore(made.db);
  await made.reload();
  const owner = await staffAt(made, store, 'owner');
  const show = async (has_privacy_policy_page: boolean) => {
    const values = JSON.stringify({ has_privacy_policy_page });
    await owner.get('settings/save', { values });
    await made.reload();
    // A caller keeps the store as it was when the call began.
    return staffAt(made, store, 'manager', { email: `${has_privacy_policy_page}@cove.example` });
  };
  const blocks = [{ component: 'headline_paragraph', data: { paragraph: 'We keep it all. [Name them.]' } }];
  const shown = await show(true);
  await shown.get('page/save', { path: '/privacy-policy', title: 'Privacy policy', blocks });
  expect(await shown.get('setup/getState')).toMatchObject({ has_legal_gaps: true });
  const hidden = await show(false);
  expect(await hidden.get('setup/getState')).toMatchObject({
    has_privacy_policy: true,
    has_legal_gaps: false,
  });
});
