import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { action } from '../../contract/action.ts';
import { buildStore } from '../../test/factories.ts';
import { type TestShop, testShop } from '../../test/shop.ts';
import type { Work } from '../context.ts';
import type { Query } from '../db/db.ts';
import { type BaseCaller, createDispatch } from './create-dispatch.ts';
import { NeededFirst } from './needed-first.ts';
import { refuse } from './refusal.ts';

interface TestCaller extends BaseCaller {
  isBarred: boolean;
}

/** A road with one change, which writes a store's name and says in `steps` what happened when. */
const steps: string[] = [];
const fetched = new Set<string>();
let settles = true;
/** Goes on once `what` was fetched. */
function need(what: string, q: Query) {
  if (fetched.has(what)) return;
  throw new NeededFirst(async () => {
    // PGlite has one connection: with the transaction still open, this would wait for ever.
    steps.push(`fetched ${what} for ${await nameOf(q)}`);
    if (settles) fetched.add(what);
  });
}
const nameOf = async (q: Query) => (await q.query<{ name: string }>('select name from store'))[0]?.name ?? '';
const base = { output: z.object({ name: z.string() }), refusals: ['taken'], who: 'anyone' } as const;

const dispatch = createDispatch<TestCaller, { id: number }, Work & { db: Query }>({
  name: 'test',
  actions: {
    'store/rename': action({
      ...base,
      summary: 'Renames the store.',
      input: z.object({ name: z.string(), ending: z.enum(['', 'refuse', 'fail', 'need']).default('') }),
      session: 'none',
      changes: true,
    }),
    'store/read': action({
      ...base,
      summary: 'Reads its name.',
      input: z.object({}),
      session: 'none',
      changes: false,
    }),
  },
  handlers: {
    'store/rename': {
      async before(ctx: Work, input: { name: string; ending: string }) {
        expect(() => ctx.afterCommit(() => {})).toThrow('commit');
        steps.push('before');
        return async ({ q, afterCommit, db }) => {
          await q.query('update store set name = $1', [input.name]);
          afterCommit(() => {
            if (input.ending === 'fail') throw new Error('too late');
          });
          afterCommit(async () => {
            steps.push(`committed ${await nameOf(db)}`);
          });
          if (input.ending === 'need') {
            need('the price', db);
            need('the tax', db);
          }
          steps.push('inside');
          if (input.ending === 'refuse') throw refuse('taken', 'This name is taken.');
          return { name: input.name };
        };
      },
    },
    'store/read': async ({ q }) => {
      need('the reading', q);
      return { name: await nameOf(q) };
    },
  },
  identify: async () => null,
  allow: ({ caller }) => {
    if (caller.isBarred) throw refuse('login_required', 'Please log in.');
  },
  owner: () => 'tester',
  context: ({ shop }, work) => ({ ...work, db: shop.db }),
  enter: async ({ shop }, work) => ({ ctx: { ...work, db: shop.db }, owner: 'tester' }),
});

let made: TestShop;
let caller: TestCaller;
const rename = (input: object, uuid = '') =>
  dispatch(made.shop, caller, { name: 'store/rename', input, uuid });

beforeEach(async () => {
  steps.length = 0;
  fetched.clear();
  settles = true;
  made = await testShop();
  await buildStore(made.db, { name: 'Old' });
  await made.reload();
  const [store] = made.shop.stores.all();
  if (!store) throw new Error('no store');
  caller = { store, address: '10.0.0.1', isBarred: false };
});

it('takes the step before, the transaction and the steps after its commit in this order', async () => {
  expect(await rename({ name: 'New' })).toEqual({ ok: true, value: { name: 'New' } });
  expect(steps).toEqual(['before', 'inside', 'committed New']);
});

it('takes no step after a transaction that was rolled back', async () => {
  expect(await rename({ name: 'New', ending: 'refuse' })).toMatchObject({ ok: false, error_code: 'taken' });
  expect(steps).toEqual(['before', 'inside']);
  expect(await nameOf(made.db)).toBe('Old');
});

it('answers although a step after the commit fails, and takes the others', async () => {
  expect(await rename({ name: 'New', ending: 'fail' })).toMatchObject({ ok: true });
  expect(steps).toEqual(['before', 'inside', 'committed New']);
});

it('takes the steps of a repeated call once', async () => {
  await rename({ name: 'New' }, 'u-1');
  expect(await rename({ name: 'New' }, 'u-1')).toEqual({ ok: true, value: { name: 'New' } });
  expect(steps).toEqual(['before', 'inside', 'committed New']);
});

it('takes the step before again when the first try came to nothing', async () => {
  await rename({ name: 'New', ending: 'refuse' }, 'u-2');
  await rename({ name: 'New', ending: 'refuse' }, 'u-2');
  expect(steps).toEqual(['before', 'inside', 'before', 'inside']);
});

it('refuses a caller who is not allowed before it reads the input', async () => {
  caller.isBarred = true;
  expect(await rename({ wrong: true })).toMatchObject({ ok: false, error_code: 'login_required' });
  expect(steps).toEqual([]);
});

it('answers reads, and only the actions of its own road', async () => {
  const read = await dispatch(made.shop, caller, { name: 'store/read', input: {} });
  expect(read).toEqual({ ok: true, value: { name: 'Old' } });
  await expect(dispatch(made.shop, caller, { name: 'cart/get', input: {} })).rejects.toMatchObject({
    status: 404,
  });
});

it('fetches what a change needs from outside between two tries, and commits once', async () => {
  const answer = await rename({ name: 'New', ending: 'need' }, 'once');
  expect(answer).toMatchObject({ ok: true, value: { name: 'New' } });
  expect(steps).toEqual([
    'before',
    'fetched the price for Old',
    'fetched the tax for Old',
    'inside',
    'committed New',
  ]);
  expect(await rename({ name: 'New', ending: 'need' }, 'once')).toEqual(answer);
});

it('fetches what a read needs, and gives up on what is never enough', async () => {
  const read = () => dispatch(made.shop, caller, { name: 'store/read', input: {} });
  expect(await read()).toMatchObject({ ok: true, value: { name: 'Old' } });
  expect(steps).toEqual(['fetched the reading for Old']);
  fetched.clear();
  settles = false;
  await expect(read()).rejects.toMatchObject({ status: 500 });
  expect(steps).toHaveLength(9);
});
