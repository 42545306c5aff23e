import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { testDb } from '../../test/database.ts';
import { buildStore } from '../../test/factories.ts';
import type { Db, Query } from '../db/db.ts';
import { sqlState } from '../db/db.ts';
import { secretKey } from '../process/secret-key.ts';
import { hashCardNumber, hashPin, newCardNumber, readCardNumber } from './card-number.ts';
import { issueCard } from './issue-card.ts';
import { findCard, insertEntry, readEntries } from './queries.ts';

const secret = secretKey(randomBytes(32).toString('base64url'));

async function aCard(amount = 5000) {
  const db = await testDb();
  const { id: storeId } = await buildStore(db);
  const card = await db.tx((q) => issueCard(q, secret, { storeId, currency: 'USD', amount, withPin: true }));
  return { db, storeId, ...card };
}

const spend = (q: Query, cardId: number, amount: number) =>
  insertEntry(q, { cardId, kind: 'redeemed', amount: -amount, orderId: null, changedBy: '' });

const balanceOf = async (db: Db, id: number) => {
  const [row] = await db.query<{ balance: number; sum: number }>(
    `select balance, (select sum(amount)::int from gift_card_entry where gift_card_id = c.id) as sum
     from gift_card c where id = $1`,
    [id],
  );
  expect(row?.balance).toBe(row?.sum);
  return row?.balance;
};

it('finds a card by its number at its own store alone, and stores neither number nor PIN', async () => {
  const { db, storeId, id, number, pin } = await aCard();
  expect(number).toMatch(/^[0-9A-Z]{16}$/);
  expect(pin).toMatch(/^\d{4}$/);
  const row = await findCard(db, storeId, hashCardNumber(storeId, number));
  expect(row).toMatchObject({
    id,
    balance: 5000,
    last_four: number.slice(-4),
    pin_hash: hashPin(number, pin),
  });
  const { id: otherId } = await buildStore(db);
  expect(await findCard(db, otherId, hashCardNumber(otherId, number))).toBeUndefined();
  const [stored] = await db.query<{ row: string }>('select c::text as row from gift_card c where id = $1', [
    id,
  ]);
  expect(stored?.row).not.toContain(number);
});

it('reads a number as people type it', () => {
  const number = newCardNumber();
  expect(
    readCardNumber(` ${number.toLowerCase().slice(0, 4)}-${number.slice(4, 9)} ${number.slice(9)}`),
  ).toBe(number);
  expect(readCardNumber('Oi1l 0000 0000 ABCD')).toBe('011100000000ABCD');
  for (const wrong of ['', 'ABCD', `${number}0`, '0000 0000 0000 00U0'])
    expect(readCardNumber(wrong)).toBe('');
});

it('never falls below zero, whoever spends at the same time', async () => {
  const { db, id } = await aCard(5000);
  const tries = Array.from({ length: 12 }, () => db.tx((q) => spend(q, id, 700)));
  const done = await Promise.allSettled(tries);
  const refused = done.filter((one) => one.status === 'rejected');
  expect(done.length - refused.length).toBe(7);
  for (const { reason } of refused) expect(sqlState(reason)).toBe('23514');
  expect(await balanceOf(db, id)).toBe(100);
});

it('loses nothing that is spent and given back at the same time', async () => {
  const { db, id } = await aCard(5000);
  await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      db.tx((q) =>
        i % 2
          ? spend(q, id, 300)
          : insertEntry(q, { cardId: id, kind: 'refunded', amount: 200, orderId: null, changedBy: '' }),
      ),
    ),
  );
  expect(await balanceOf(db, id)).toBe(5000 - 5 * 300 + 5 * 200);
});

it('takes back nothing of the ledger, and no balance but its sum', async () => {
  const { db, id, storeId } = await aCard();
  const only = /only by new entries/;
  await expect(
    db.query('update gift_card_entry set amount = 9 where gift_card_id = $1', [id]),
  ).rejects.toThrow(only);
  await expect(db.query('delete from gift_card_entry where gift_card_id = $1', [id])).rejects.toThrow(only);
  await expect(db.query('update gift_card set balance = 999900 where id = $1', [id])).rejects.toThrow(only);
  await expect(
    db.query(
      `insert into gift_card (store_id, number_hash, number_sealed, last_four, currency, balance)
       values ($1, 'x', 'x', 'x', 'USD', 100)`,
      [storeId],
    ),
  ).rejects.toThrow(only);
  await expect(
    insertEntry(db, { cardId: id, kind: 'redeemed', amount: 100, orderId: null, changedBy: '' }),
  ).rejects.toThrow();
  expect(await readEntries(db, id)).toMatchObject([{ kind: 'issued', amount: 5000 }]);
  expect(await balanceOf(db, id)).toBe(5000);
});

it('gives numbers that follow no pattern', () => {
  const numbers = new Set(Array.from({ length: 5000 }, newCardNumber));
  expect(numbers.size).toBe(5000);
  const used = new Set([...numbers].flatMap((number) => [...number]));
  expect([...used].sort().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
});
