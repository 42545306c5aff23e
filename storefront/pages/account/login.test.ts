import { expect, test } from 'vitest';
import { CallFailed } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import { sellingShops } from '../../../test/selling-shop.ts';
import { action } from './login.tsx';

const open = sellingShops();
const typed = { intent: 'login', name: 'ada@example.com', password: 'not this one' };
const kept = { intent: 'login', typed: { name: typed.name } };

/** The result of the form when a browser without JavaScript posts it. */
async function posted(api: Call) {
  const request = new Request('http://shop.example/account/login', {
    method: 'POST',
    body: new URLSearchParams(typed),
  });
  const answer = await action({ request, context: { api }, params: {} } as never);
  if (answer instanceof Response) throw new Error(`sent on to ${answer.headers.get('location')}`);
  return { ...answer.data, status: answer.init?.status };
}

test('a login that is refused comes back with the name that was typed, and without the password', async () => {
  const { stranger } = await open();
  const api = stranger().call as unknown as Call;
  const hint = expect.stringContaining('typos');
  const ways = [expect.anything(), expect.anything()];
  expect(await posted(api)).toEqual({ sentence: 'Invalid Login', hint, ways, ...kept, status: 400 });
});

test('so does one that fails', async () => {
  const sentence = 'Too many requests. Please try again in 9 seconds.';
  const api: Call = () => Promise.reject(new CallFailed(sentence, 429));
  expect(await posted(api)).toEqual({ sentence, ...kept, status: 429 });
});
