import { expect, test } from 'vitest';
import { testSandbox } from '../../../../test/sandbox.ts';
import type { Money } from '../payment.ts';

const request = {
  ...{ key: 'key-1', amount: 2139, currency: 'USD', hold: false, orderNumber: '100001', postalCode: '' },
  ...{ description: 'Tidewater Books', email: 'ada@example.org', lines: [], returnUrl: '', cancelUrl: '' },
  breakdown: { items: 1800, discount: 0, tax: 99, shipping: 240, giftCards: 0 },
};

/** A payment that a card has made, and what its bank says of it later. */
async function paidWith(card: string, changes: Partial<typeof request> = {}) {
  const sandbox = testSandbox();
  const provider = sandbox.open();
  const asked = { ...request, ...changes };
  const { reference } = (await provider.start({
    ...asked,
    token: sandbox.token('tidewater', card),
  })) as Money;
  const find = async () => (await provider.find({ key: asked.key, reference })) as Money;
  const after = (seconds: number) => {
    sandbox.clock.now += seconds * 1000;
    return find();
  };
  const notices = () =>
    sandbox.events
      .filter(({ body }) => JSON.parse(body).type.startsWith('dispute.'))
      .map(({ body, after: wait, at }) => [JSON.parse(body).type, at + wait * 1000 - sandbox.clock.now]);
  const press = (answer: string) =>
    sandbox.request(`/dispute/${reference}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ answer }).toString(),
    });
  const step = (kind: 'refund' | 'capture', amount: number, key = `${kind}-1`) =>
    provider[kind]({ key, reference, amount, currency: 'USD' });
  return { sandbox, provider, reference, find, after, notices, press, step };
}

const card = '4000000000000259';

test('a disputing card pays, and the bank takes the money back with a fee after ten seconds', async () => {
  const { find, after, reference, notices, sandbox } = await paidWith(card);
  expect(await find()).toMatchObject({ state: 'captured', amount: 2139, disputed: false });
  expect(await find()).not.toHaveProperty('dispute');
  expect(notices()).toEqual([['dispute.opened', 10_000]]);
  const { dispute, ...money } = await after(10);
  expect(money).toMatchObject({ state: 'captured', amount: 2139, refunded: 0, disputed: true });
  expect(dispute).toEqual({
    reference: expect.stringMatching(/^dispute_/),
    state: 'open',
    amount: 2139,
    dueAt: new Date(sandbox.clock.now + 7 * 86_400_000),
    page: `http://shop.test:3001/dispute/${reference}`,
    movements: [{ reference: `${dispute?.reference}-taken`, amount: 2139, fee: 1500 }],
  });
  // Asking again opens no second one.
  expect((await after(3600)).dispute).toEqual(dispute);
});

test('a held payment is disputed after it was captured, and one that was released never', async () => {
  const held = await paidWith(card, { hold: true });
  expect(await held.after(60)).toMatchObject({ state: 'authorized', disputed: false });
  await held.step('capture', 1800);
  expect(await held.after(9)).toMatchObject({ disputed: false });
  expect(await held.after(1)).toMatchObject({ disputed: true, dispute: { amount: 1800 } });
  const released = await paidWith(card, { hold: true });
  await released.provider.void({ key: 'void', reference: released.reference, currency: 'USD' });
  expect((await released.after(60)).state).toBe('voided');
  expect(released.notices()).toEqual([]);
});

test.each([
  ['won', [2139, -2139], { refund: 'done' }],
  ['lost', [2139], { refund: 'refused' }],
] as const)('the page of the bank decides: %s', async (answer, moved, then) => {
  const { sandbox, after, press, find, reference, notices, step } = await paidWith(card);
  expect((await sandbox.request(`/dispute/${reference}`)).status).toBe(404);
  await after(10);
  const page = await sandbox.request(`/dispute/${reference}`);
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(html).toContain('asks Tidewater Books for $21.39');
  expect(html).toContain('The shop wins');
  expect(await step('refund', 100)).toEqual({
    state: 'refused',
    reason: 'The cardholder has disputed this payment.',
  });
  expect(await (await press(answer)).text()).toContain('Decided:');
  const found = await find();
  expect(found.dispute).toMatchObject({ state: answer, dueAt: null });
  expect(found.dispute?.movements.map(({ amount }) => amount)).toEqual(moved);
  expect(notices().map(([type]) => type)).toEqual(['dispute.opened', 'dispute.decided']);
  // A second press, and the other button, change nothing.
  const again = await (await press(answer === 'won' ? 'lost' : 'won')).text();
  expect(again).not.toContain('<button');
  expect(await find()).toEqual(found);
  expect(await step('refund', 100, 'refund-2')).toMatchObject({ state: then.refund });
});

test('what was given back before is not asked for, and nothing is asked for when all was', async () => {
  const part = await paidWith(card);
  await part.step('refund', 1139);
  expect(await part.after(10)).toMatchObject({ refunded: 1139, dispute: { amount: 1000 } });
  const all = await paidWith(card);
  await all.step('refund', 2139);
  expect(await all.after(10)).toMatchObject({ refunded: 2139, disputed: false });
});

test('a part of a payment is disputed, and the rest can be given back', async () => {
  const { sandbox, reference, step, find } = await paidWith('4242424242424242');
  sandbox.bank.dispute(reference, 2000);
  expect(await find()).toMatchObject({ dispute: { amount: 2000 } });
  expect(await step('refund', 140)).toMatchObject({ state: 'refused' });
  expect(await step('refund', 139, 'refund-2')).toMatchObject({ state: 'done' });
  // There is one dispute at most.
  expect(sandbox.bank.dispute(reference, 1)?.dispute?.amount).toBe(2000);
});

test('notices of a dispute come late, twice and after that of its decision', async () => {
  const { after, press, notices } = await paidWith('4000000000001059');
  await after(10);
  await press('won');
  const opened = notices().filter(([type]) => type === 'dispute.opened');
  const closed = notices().filter(([type]) => type === 'dispute.decided');
  expect(opened).toHaveLength(3);
  expect(closed).toHaveLength(2);
  expect(Math.max(...closed.map(([, at]) => Number(at)))).toBeLessThan(
    Math.min(...opened.map(([, at]) => Number(at))),
  );
});

test('a dispute outlives the process of the bank', async () => {
  const { sandbox, after, reference, find } = await paidWith(card);
  await after(10);
  const found = await find();
  const kept = JSON.parse(JSON.stringify(sandbox.rows));
  const next = testSandbox(sandbox.clock, { kept });
  expect(await next.open().find({ key: '', reference })).toEqual(found);
});
