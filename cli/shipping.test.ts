import { expect, test } from 'vitest';
import { Refusal } from '../server/call/refusal.ts';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { buildStore } from '../test/factories.ts';
import { testShop } from '../test/shop.ts';
import { staffAt } from '../test/staff.ts';
import { CommandRefused } from './command.ts';
import {
  type ShippingAddOptions,
  shippingAdd,
  shippingEnd,
  shippingList,
  shippingRemove,
} from './shipping.ts';

async function aStore() {
  const made = await testShop();
  const store = await buildStore(made.db);
  await made.reload();
  const { context, printed } = commandContext({ openDb: keptOpen(made.db) });
  /** What a command prints. */
  const shown = async (command: Promise<number>) => {
    printed.length = 0;
    expect(await command).toBe(0);
    return printed.join('\n');
  };
  return { made, store, context, shown };
}

const refusal = (work: () => Promise<unknown>) =>
  (async () => work())().then(
    () => 'none',
    (e) => {
      if (e instanceof CommandRefused || e instanceof Refusal) return e.message;
      throw e;
    },
  );

test('a rate is added, ends and is removed, and the audit log knows', async () => {
  const { made, store, context, shown } = await aStore();
  expect(await shown(shippingList(context, {}))).toContain('has no shipping rates');
  const added = await shown(
    shippingAdd(context, 'Media Mail', {
      country: 'us',
      region: 'me,nh',
      postal: '041, 04210-04219',
      on: 'printed_book',
      by: 'weight',
      price: '4.00',
      first: '1lb',
      step: '1 lb',
      stepPrice: '0.75',
      most: '70lb',
      freeFrom: '75',
      days: '2-8',
    }),
  );
  expect(added).toMatch(
    /Media Mail +US-ME,NH 041,04210-04219 +\$4\.00 for 454 g, \$0\.75 per 454 g +up to 31751 g +\$75\.00 +2-8 +printed_book/,
  );
  const owner = await staffAt(made, store, 'owner');
  const { rates } = await owner.get('shipping/getList');
  expect(rates).toMatchObject([{ label: 'Media Mail', base: 400, included: 454, step: 454, step_price: 75 }]);
  const number = String(rates[0]?.id);
  expect(await shown(shippingEnd(context, number, '2099-06-30', {}))).toBe(
    `Rate ${number} is offered until 2099-06-30.`,
  );
  expect(await shown(shippingList(context, {}))).toMatch(/2099-06-30$/);
  await shown(shippingRemove(context, number, {}));
  expect((await owner.get('shipping/getList')).rates).toEqual([]);
  const { entries } = await owner.get('audit/getList');
  expect(entries.filter(({ action }) => action.startsWith('shipping'))).toMatchObject([
    { action: 'shipping/delete', target: 'Media Mail', actor: 'command line' },
    { action: 'shipping/save', target: 'Media Mail' },
    { action: 'shipping/save', target: 'Media Mail' },
  ]);
});

test.each<[ShippingAddOptions, string]>([
  [{}, 'Say what it costs: --price, or --tbd where you compute the price after the order.'],
  [{ price: '4,00' }, "'4,00' is not an amount: write it as 12.50."],
  [{ price: '4', by: 'size' }, '--by is one of order, weight, pieces, amount.'],
  [{ price: '4', by: 'weight', first: '3' }, "'3' is not a weight: write it as 500g or 1lb."],
  [
    { price: '4', on: 'ebook' },
    "'ebook' is not a kind of goods that is shipped. The kinds are: printed_book, audiobook, periodical, non_book, gift_card.",
  ],
  [{ price: '4', days: 'soon' }, "'soon' are not business days: write them as 3-7."],
  [{ price: '4', country: 'UK' }, 'Please give the country by its two letters, as in US or CA.'],
  [
    { price: '4', country: 'US', region: 'BC' },
    'Please give the state or province by its code, as in ME or BC.',
  ],
  [{ price: '4', postal: '041' }, 'Please choose the country of the region or the postal codes.'],
  [
    { price: '4', country: 'US', postal: '04124-04101' },
    'Please give postal codes by their beginnings or as a range, as in V1Y or 04101-04124.',
  ],
  [{ price: '4', days: '7-3' }, 'Please give the business days from the fewest to the most, as in 3-7.'],
  [{ price: '4', until: '2027-13-01' }, 'Please give dates as year, month, and day, as in 2026-07-01.'],
  [{ price: '4', by: 'order', most: '3' }, 'A limit is one of weight, pieces, or amount: please say which.'],
])('%j: %s', async (given, sentence) => {
  const { context } = await aStore();
  expect(await refusal(() => shippingAdd(context, 'Mail', given))).toBe(sentence);
});
