import { expect, test } from 'vitest';
import { Refusal } from '../server/call/refusal.ts';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { buildList, buildLocation, buildStock, buildStore, buildTitle } from '../test/factories.ts';
import { takesCodes } from '../test/promoting-shop.ts';
import { testShop } from '../test/shop.ts';
import { staffAt } from '../test/staff.ts';
import { CommandRefused } from './command.ts';
import {
  type PromotionAddOptions,
  promotionAdd,
  promotionEnd,
  promotionList,
  promotionRemove,
} from './promotion.ts';

async function aStore() {
  const made = await testShop();
  const store = await buildStore(made.db, { settings: takesCodes });
  const location = await buildLocation(made.db, store.id);
  const title = await buildTitle(made.db, { list_price_usa: 2000, binding: 'Hardcover' });
  await buildStock(made.db, location.id, title.id, 5);
  await buildList(made.db, store.id, [title.id]);
  await made.reload();
  const { context, printed } = commandContext({ openDb: keptOpen(made.db) });
  /** What a command prints. */
  const shown = async (command: Promise<number>) => {
    printed.length = 0;
    expect(await command).toBe(0);
    return printed.join('\n');
  };
  return { made, store, title, context, shown };
}

const refusal = (work: () => Promise<unknown>) =>
  (async () => work())().then(
    () => 'none',
    (e) => {
      if (e instanceof CommandRefused || e instanceof Refusal) return e.message;
      throw e;
    },
  );

test('a promotion is added, ends and is removed, and the audit log knows', async () => {
  const { made, store, title, context, shown } = await aStore();
  expect(await shown(promotionList(context, {}))).toContain('has no promotions');
  const added = await shown(
    promotionAdd(context, 'Book club', {
      percent: '15',
      code: 'club 15',
      list: 'staff picks',
      minimum: '12.50',
      until: '2099-12-24T18:00',
      uses: '100',
      once: true,
    }),
  );
  expect(added).toMatch(
    /Book club +CLUB15 +15 % +list Staff Picks, from \$12\.50 +2099-12-24 18:00 +0 of 100 +once per customer/,
  );
  const number = /^(\d+) /m.exec(added)?.[1] ?? '';
  await shown(
    promotionAdd(context, 'Three for two', { buy: '2', get: '1', condition: 'used', combine: true }),
  );
  expect(await shown(promotionList(context, {}))).toMatch(
    /Three for two +automatic +buy 2, get 1 free +condition USED +0 +combines/,
  );
  const guest = made.visitor();
  await guest.get('cart/add', { eisbn: title.eisbn });
  const { cart } = await guest.get('checkout/addPromocode', { code: 'Club15' });
  expect(cart.summary.total).toBe(1700);

  expect(await shown(promotionEnd(context, number, '2020-01-31', {}))).toContain('ends at 2020-01-31 23:59.');
  expect((await guest.get('cart/get', {})).cart.promo_code.problem).toBe(
    'The promo code CLUB15 has expired.',
  );
  expect(await shown(promotionRemove(context, number, {}))).toContain('is removed');
  const owner = await staffAt(made, store, 'owner');
  const { entries } = await owner.get('audit/getList');
  const typed = entries.filter(({ actor }) => actor === 'command line').map(({ action }) => action);
  expect(typed).toEqual(['promotion/delete', 'promotion/save', 'promotion/save', 'promotion/save']);
});

test('refuses in a sentence what cannot be', async () => {
  const { made, context, store } = await aStore();
  const add = (options: PromotionAddOptions, name = 'Sale') =>
    refusal(() => promotionAdd(context, name, options));
  expect(await add({})).toContain('Say what it takes off');
  expect(await add({ percent: '10', amount: '5' })).toContain('takes off one thing');
  expect(await add({ buy: '2' })).toBe('Give both --buy and --get.');
  expect(await add({ percent: 'ten' })).toBe("'ten' is not a whole number.");
  expect(await add({ amount: '5.999' })).toContain('is not an amount');
  expect(await add({ percent: '10', list: 'Winter' })).toContain("has no list 'Winter'");
  expect(await add({ percent: '10', list: 'Staff Picks', format: 'Hardcover' })).toContain('is on one of');
  expect(await add({ percent: '10' }, '  ')).toContain('give the promotion a name');
  expect(await add({ percent: '101' })).toContain('from 1 to 100');
  expect(await add({ amount: '0' })).toContain('above zero');
  expect(await add({ percent: '10', code: 'SUMMER SALE 2026!' })).toContain('at most 15 letters');
  expect(await add({ percent: '10', once: true })).toContain('needs a code');
  expect(await add({ percent: '10', uses: '0' })).toContain('above zero');
  expect(await add({ percent: '10', condition: 'torn' })).toContain('say what the promotion is on');
  expect(await add({ percent: '10', subject: 'XX' })).toContain('has the subject code XX');
  expect(await add({ percent: '10', format: 'Scroll' })).toContain('has the format Scroll');
  expect(await add({ percent: '10', until: 'soon' })).toContain('Please give dates');
  expect(await add({ percent: '10', from: '2026-02-01', until: '2026-01-01' })).toContain(
    'ends before it starts',
  );
  expect(await refusal(() => promotionRemove(context, '99', {}))).toContain('has no promotion 99');
  expect(await made.db.query('select 1 from promotion where store_id = $1', [store.id])).toEqual([]);
  await promotionAdd(context, 'Sale', { percent: '10', code: 'SUN' });
  expect(await add({ percent: '20', code: 's un' })).toBe('Another promotion has the code SUN.');
});
