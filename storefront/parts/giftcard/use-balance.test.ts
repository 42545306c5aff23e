import { expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { askBalance } from './use-balance.ts';

/** What the shop was asked. */
function listening() {
  const asked: unknown[] = [];
  const api = (async (name: string, input: object) => {
    asked.push([name, input]);
    return { ok: true, value: { balance: 1250 } };
  }) as unknown as Call;
  return { api, asked };
}

test('spaces are left out of the number that is sent (GIFTCARD-023)', async () => {
  const { api, asked } = listening();
  expect(await askBalance(api, ' ABCD 2345\tEFGH ', 'solved')).toMatchObject({ value: { balance: 1250 } });
  expect(asked).toEqual([['giftcard/balance', { number: 'ABCD2345EFGH', captcha: 'solved' }]]);
});

test.each(['', '   '])('nothing is asked about %j (GIFTCARD-024)', async (typed) => {
  const { api, asked } = listening();
  expect(await askBalance(api, typed)).toBeNull();
  expect(asked).toEqual([]);
});
