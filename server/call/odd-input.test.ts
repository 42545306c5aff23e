import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Action, CallFailed } from '../../contract/action.ts';
import { actions } from '../../contract/actions.ts';
import {
  buildCustomer,
  buildLocation,
  buildStock,
  buildStore,
  buildTitle,
  logIn,
} from '../../test/factories.ts';
import { openSqlBackend } from '../../test/search/sql-backend.ts';
import { testShop } from '../../test/shop.ts';
import { createSession } from './sessions.ts';

/** What programs, people and attackers put into a field of a form. */
const odd: Record<string, unknown> = {
  nothing: '',
  zero: '0',
  'less than nothing': '-1',
  'four figures': '10000',
  'no number': 'abc',
  'half a copy': '1.5',
  'beyond an integer': '2147483648',
  'beyond a number': '99999999999999999999999999',
  exponent: '1e9',
  'a character that no database keeps': 'a\u0000b',
  'half a character': 'a\ud800b',
  'right to left and emoji': '\u202eשלום 👩‍👩‍👧',
  'a script': '"><script>alert(1)</script>',
  'an end of SQL': `'; drop table title; --`,
  'a search expression': `!:* & | <-> ( ' \\`,
  'a path': '../../etc/passwd%00',
  '100 kB': 'x'.repeat(100_000),
  'a list': ['1', 'abc'],
  'a thing': { toString: 'no', __proto__: { a: 1 } },
};

type Shape = { type?: string; enum?: unknown[]; const?: unknown; anyOf?: Shape[]; items?: Shape };

/** Something that the field might well hold. */
function plausible({ type, enum: choices, const: only, anyOf, items }: Shape): unknown {
  if (only !== undefined) return only;
  if (choices) return choices[0];
  if (anyOf?.[0]) return plausible(anyOf[0]);
  if (type === 'integer' || type === 'number') return '1';
  if (type === 'boolean') return 'true';
  if (type === 'array') return items ? [plausible(items)] : [];
  return type === 'object' ? {} : 'word';
}

function schemaOf({ input }: Action) {
  const { properties = {}, required = [] } = z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
  }) as {
    properties?: Record<string, Shape>;
    required?: string[];
  };
  return { fields: properties, required };
}

test('no action fails on odd input: it answers, or refuses with a sentence', async () => {
  const t = await testShop();
  t.shop.search = openSqlBackend(t.db);
  const store = await buildStore(t.db);
  const location = await buildLocation(t.db, store.id);
  const book = await buildTitle(t.db);
  await buildStock(t.db, location.id, book.id, 20_000);
  await t.reload();
  const customer = await buildCustomer(t.db, store.id);
  const reader = t.visitor(store.webstoreName);
  const failed: string[] = [];

  for (const [name, action] of Object.entries(actions) as [string, Action][]) {
    if (!reader.caller.token) await reader.get('cart/add', { eisbn: book.eisbn });
    await logIn(t.db, reader.caller.token, customer);
    const { fields } = schemaOf(action);
    const usual = Object.fromEntries(Object.entries(fields).map(([key, shape]) => [key, plausible(shape)]));
    if ('eisbn' in usual) usual.eisbn = book.eisbn;
    for (const key of Object.keys(fields)) {
      for (const [what, value] of Object.entries(odd)) {
        await t.db.query('delete from rate_window');
        try {
          const answer = await reader.send(name, { ...usual, [key]: value }, randomUUID());
          if (!answer.ok && !answer.error) failed.push(`${name} ${key}, ${what}: refused without a sentence`);
        } catch (e) {
          if (!(e instanceof CallFailed) || e.status === 500) failed.push(`${name} ${key}, ${what}: ${e}`);
        }
      }
    }
  }
  expect(failed).toEqual([]);
  expect(await t.db.query('select 1 from cart_line where quantity not between 1 and 9999')).toEqual([]);
}, 300_000);

test('every action refuses a missing field and a body that is no form, and names the field', async () => {
  const t = await testShop();
  const store = await buildStore(t.db);
  await t.reload();
  const customer = await buildCustomer(t.db, store.id);
  const reader = t.visitor(store.webstoreName);
  // A guest would be refused most actions before their input is read.
  const { session, token } = await createSession(t.db, store.id, { customerId: customer });
  reader.caller.token = token;
  let missed = 0;
  for (const [name, action] of Object.entries(actions) as [string, Action][]) {
    const { fields, required } = schemaOf(action);
    const usual = Object.fromEntries(Object.entries(fields).map(([key, shape]) => [key, plausible(shape)]));
    for (const key of required) {
      for (const value of [undefined, null]) {
        const answer = await reader.send(name, { ...usual, [key]: value });
        expect([name, key, answer]).toMatchObject([
          name,
          key,
          { ok: false, error: expect.stringMatching(/^[A-Z].+\.$/), error_code: 'invalid_input' },
        ]);
        const { fields: wrong } = (answer as { error_data: { fields: { field: string }[] } }).error_data;
        expect([name, wrong.map((one) => one.field.split('.')[0])]).toEqual([
          name,
          expect.arrayContaining([key]),
        ]);
        missed += 1;
      }
    }
    for (const none of [null, 'text', 7, [], true]) {
      const answer = await reader.send(name, none);
      expect([name, none, answer]).toMatchObject([name, none, { ok: false, error_code: 'invalid_input' }]);
    }
  }
  // Of these there are many; a schema that stopped telling them would be noticed.
  expect(missed).toBeGreaterThan(40);
  expect(await t.db.query('select id from session')).toEqual([{ id: session.id }]);
});
