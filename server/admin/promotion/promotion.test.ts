import { expect, it } from 'vitest';
import { buildList, buildLocation, buildStore } from '../../../test/factories.ts';
import { testShop } from '../../../test/shop.ts';
import { staffAt } from '../../../test/staff.ts';

async function aShop() {
  const made = await testShop();
  const [store, other] = [await buildStore(made.db), await buildStore(made.db)];
  for (const { id } of [store, other]) await buildLocation(made.db, id);
  const theirs = await buildList(made.db, other.id, []);
  await made.reload();
  return { made, store, theirs, owner: await staffAt(made, store, 'owner') };
}
const sale = { name: 'Summer sale', type: 'percent', percent: 10 };

it('answers with the promotion as it is stored', async () => {
  const { owner } = await aShop();
  const saved = await owner.get('promotion/save', {
    ...sale,
    code: ' sun 10 ',
    amount: 500,
    minimum: '2500',
    starts_at: '2027-06-01',
    ends_at: '2027-06-30 18:00',
    max_uses: 50,
    once_per_customer: '1',
  });
  expect(saved).toEqual({
    ...sale,
    id: saved.id,
    version: 1,
    code: 'SUN10',
    amount: 0,
    buy: 0,
    get: 0,
    applies_to: 'everything',
    list_id: null,
    value: '',
    minimum: 2500,
    starts_at: '2027-06-01T00:00',
    ends_at: '2027-06-30T18:00',
    once_per_customer: true,
    max_uses: 50,
    combinable: false,
    uses: 0,
  });
  expect(await owner.get('promotion/getList')).toEqual({ promotions: [saved] });
});

it('is on a list of this store, and has a code of its own', async () => {
  const { owner, theirs } = await aShop();
  const onList = { ...sale, applies_to: 'list', list_id: theirs };
  expect(await owner.send('promotion/save', onList)).toMatchObject({ error_code: 'unknown_list' });
  expect(await owner.send('promotion/save', { ...onList, list_id: undefined })).toMatchObject({
    error_code: 'invalid_discount',
    error: 'Please say what the promotion is on.',
  });
  await owner.get('promotion/save', { ...sale, code: 'SUN' });
  expect(await owner.send('promotion/save', { ...sale, code: 'sun' })).toMatchObject({
    error_code: 'code_taken',
    error: 'Another promotion has the code SUN.',
  });
});

it.each([
  [{ name: ' ' }, 'name_missing'],
  [{ code: 'A&B' }, 'invalid_code'],
  [{ percent: 0 }, 'invalid_discount'],
  [{ type: 'amount', amount: -5 }, 'invalid_discount'],
  [{ type: 'buy_get', percent: 100, buy: 0, get: 1 }, 'invalid_discount'],
  [{ minimum: -1 }, 'invalid_limit'],
  [{ max_uses: 0 }, 'invalid_limit'],
  [{ once_per_customer: true }, 'invalid_limit'],
  [{ starts_at: '2027-02-30' }, 'invalid_dates'],
  [{ ends_at: '2027-02-01T25:00' }, 'invalid_dates'],
])('refuses %j', async (wrong, error_code) => {
  const { owner } = await aShop();
  expect(await owner.send('promotion/save', { ...sale, ...wrong })).toMatchObject({ error_code });
});
