import { expect, test } from 'vitest';
import { commandContext, keptOpen } from '../test/command-context.ts';
import { buildLocation, buildStore } from '../test/factories.ts';
import { testShop } from '../test/shop.ts';
import { staffAt } from '../test/staff.ts';
import { giftcardBalance, giftcardBlock, giftcardIssue, giftcardList } from './giftcard.ts';

async function aStore() {
  const made = await testShop();
  const store = await buildStore(made.db);
  await buildLocation(made.db, store.id);
  await made.reload();
  const { context, printed } = commandContext({ openDb: keptOpen(made.db) });
  const shown = async (command: Promise<number>) => {
    printed.length = 0;
    expect(await command).toBe(0);
    return printed.join('\n');
  };
  return { made, store, context, shown };
}

test('a card is issued, shown by its last four, and blocked, and the audit log knows', async () => {
  const { made, store, context, shown } = await aStore();
  expect(await shown(giftcardList(context, {}))).toContain('has issued no gift cards');
  const issued = await shown(giftcardIssue(context, '25.50', { pin: true, note: 'For the raffle' }));
  const [, number = '', pin = ''] = /^ +(\S{4} \S{4} \S{4} \S{4}) {2}PIN (\d{4})$/m.exec(issued) ?? [];
  expect(number).not.toBe('');
  expect(pin).not.toBe('');
  const list = await shown(giftcardList(context, {}));
  const lastFour = number.slice(-4);
  expect(list).toMatch(new RegExp(`…${lastFour} .*\\$25\\.50 +\\$25\\.50 .*For the raffle`));
  const [, listed = ''] = /^(\d+) /m.exec(list) ?? [];
  for (const called of [number, number.toLowerCase().replaceAll(' ', ''), listed]) {
    const balance = await shown(giftcardBalance(context, called, {}));
    expect(balance).toContain(`(…${lastFour}) has a balance of $25.50.`);
    expect(balance).toContain('issued $25.50 (command line)');
    expect(`${balance}${list}`).not.toContain(number);
  }
  expect(await shown(giftcardBlock(context, number, {}))).toContain('is blocked');
  expect(await shown(giftcardBalance(context, listed, {}))).toContain('It is blocked.');
  expect(await shown(giftcardBlock(context, listed, { off: true }))).toContain('can be spent again');

  const owner = await staffAt(made, store, 'owner');
  const { entries } = await owner.get('audit/getList');
  const typed = entries.filter(({ actor }) => actor === 'command line');
  expect(typed.map(({ action }) => action)).toEqual(['giftcard/block', 'giftcard/block', 'giftcard/issue']);
  expect(JSON.stringify(typed)).not.toContain(number.replaceAll(' ', ''));
});

test('a card without a PIN has its number alone', async () => {
  const { context, shown } = await aStore();
  expect(await shown(giftcardIssue(context, '5', { pin: false }))).not.toContain('PIN');
});

test('refuses in a sentence what cannot be', async () => {
  const { context } = await aStore();
  const refusal = (work: () => Promise<unknown>) =>
    (async () => work())().then(
      () => 'none',
      (e: Error) => e.message,
    );
  const issue = (amount: string) => refusal(() => giftcardIssue(context, amount, { pin: true }));
  expect(await issue('ten')).toContain('is not an amount');
  expect(await issue('5.999')).toContain('is not an amount');
  expect(await issue('0')).toContain('from 0.01 to 9,999.00');
  expect(await issue('10000')).toContain('from 0.01 to 9,999.00');
  expect(await refusal(() => giftcardBalance(context, '0000 0000 0000 0000', {}))).toContain(
    'no such gift card',
  );
  expect(await refusal(() => giftcardBlock(context, '7', {}))).toContain('no such gift card');
});

test('staff issue and block a card of their own store by the same rules', async () => {
  const { made, store } = await aStore();
  const other = await buildStore(made.db);
  await buildLocation(made.db, other.id);
  await made.reload();
  const owner = await staffAt(made, store, 'owner');
  const uuid = '7f8b9f0e-6b5c-4b1c-9d5d-0f6a3f1f2c11';
  const first = await owner.send('giftcard/issue', { amount: 2000 }, uuid);
  expect(await owner.send('giftcard/issue', { amount: 2000 }, uuid)).toEqual(first);
  const [card] = (await owner.get('giftcard/getList')).gift_cards;
  expect(card).toMatchObject({ balance: 2000, issued: 2000, has_pin: true, is_blocked: false });
  expect(await owner.get('giftcard/block', { id: card?.id })).toMatchObject({ is_blocked: true });
  expect(await owner.send('giftcard/issue', { amount: -5 })).toMatchObject({ error_code: 'invalid_amount' });
  const stranger = await staffAt(made, other, 'owner');
  expect((await stranger.get('giftcard/getList')).gift_cards).toEqual([]);
  const number = first.ok ? (first.value as { number: string }).number : '';
  expect(await stranger.send('giftcard/get', { number })).toMatchObject({ error_code: 'unknown_card' });
  expect(await owner.get('giftcard/get', { number })).toMatchObject({
    id: card?.id,
    entries: [{ kind: 'issued' }],
  });
  const kept = await made.db.query<{ t: string }>(`select i::text as t from idempotent_answer i`);
  expect(kept.map(({ t }) => t).join()).not.toContain(number);
});
